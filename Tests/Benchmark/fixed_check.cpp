// A yardstick: one fixed check of a life-cycle trace with simdjson's On-Demand parser.
//
// It reads every field that a rule would, finds each session and name by hashing, keeps a little
// state a session, and measures how long callbacks took: the least that a checker has to do.
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "simdjson.h"

namespace {

struct Session {
  bool in_background = false;
  bool saved = false;
  long long begun[64];
  Session() {
    for (auto &clock : begun) clock = -1;
  }
};

class Interner {
 public:
  unsigned number(std::string_view text) {
    auto found = numbers_.find(text);
    if (found != numbers_.end()) return found->second;
    texts_.push_back(new std::string(text));
    unsigned number = static_cast<unsigned>(numbers_.size());
    numbers_.emplace(*texts_.back(), number);
    return number;
  }

 private:
  std::unordered_map<std::string_view, unsigned> numbers_;
  std::vector<std::string *> texts_;
};

int bucket(unsigned long long value) {
  if (value < 16) return static_cast<int>(value);
  int exponent = 63 - __builtin_clzll(value);
  return (exponent - 3) * 16 + static_cast<int>((value >> (exponent - 4)) & 15);
}

}  // namespace

int main(int count, char **arguments) {
  using namespace simdjson;
  if (count != 2) return 64;
  padded_string text;
  if (padded_string::load(arguments[1]).get(text)) return 2;
  ondemand::parser parser;
  ondemand::document_stream lines;
  if (parser.iterate_many(text, 1 << 20).get(lines)) return 2;

  Interner session_names, event_names;
  std::vector<Session> sessions;
  std::vector<std::vector<unsigned long long>> histograms(64, std::vector<unsigned long long>(1024));
  unsigned long long events = 0, unreadable = 0, violations = 0, sink = 0;
  for (auto line : lines) {
    ondemand::object object;
    if (line.get_object().get(object)) {
      unreadable++;
      continue;
    }
    double time = 0;
    std::string_view session, callback, action, system, phase, of, scene;
    bool good = true;
    for (auto field : object) {
      std::string_view key;
      ondemand::value value;
      if (field.escaped_key().get(key) || field.value().get(value)) {
        good = false;
        break;
      }
      bool bad = false;
      if (key == "t") bad = value.get_double().get(time);
      else if (key == "session") bad = value.get_string().get(session);
      else if (key == "callback") bad = value.get_string().get(callback);
      else if (key == "phase") bad = value.get_string().get(phase);
      else if (key == "action") bad = value.get_string().get(action);
      else if (key == "of") bad = value.get_string().get(of);
      else if (key == "system") bad = value.get_string().get(system);
      else if (key == "scene") bad = value.get_string().get(scene);
      if (bad) {
        good = false;
        break;
      }
    }
    if (!good) {
      unreadable++;
      continue;
    }
    events++;
    unsigned number = session_names.number(session);
    if (number >= sessions.size()) sessions.emplace_back();
    Session &state = sessions[number];
    long long clock = std::llround(time * 1e9);
    sink += of.size() + scene.size();
    if (!callback.empty()) {
      unsigned name = event_names.number(callback) & 63;
      bool is_background = callback == "sceneDidEnterBackground";
      if (phase == "begin") {
        state.begun[name] = clock;
        if (is_background) {
          state.in_background = true;
          state.saved = false;
        }
      } else if (phase == "end") {
        if (state.begun[name] >= 0) {
          histograms[name][bucket(static_cast<unsigned long long>(clock - state.begun[name]))]++;
          state.begun[name] = -1;
        }
        if (is_background) {
          if (state.in_background && !state.saved) violations++;
          state.in_background = false;
        }
      }
    } else if (action == "save" && state.in_background) {
      state.saved = true;
    }
  }
  std::printf("%llu events, %llu unreadable, %llu violations, %llu\n", events, unreadable, violations,
              sink);
}

// swift-format-ignore-file
// Made by `swift run EmbedRules` from the folder Rules: change the files there.

/// The files of the folder Rules.
enum EmbeddedRules {
  /// The texts of the rules as a check needs them, one a line: see ``RulebookCode``.
  static let texts = #"""
willFinishLaunching
application(_:willFinishLaunchingWithOptions:)
application:willFinishLaunchingWithOptions:
applicationWillFinishLaunching(_:)
applicationWillFinishLaunching:
applicationWillFinishLaunching
NSApplication.willFinishLaunchingNotification
NSApplicationWillFinishLaunchingNotification
The launch has begun; nothing is restored yet.
didFinishLaunching
application(_:didFinishLaunchingWithOptions:)
application:didFinishLaunchingWithOptions:
applicationDidFinishLaunching(_:)
applicationDidFinishLaunching:
applicationDidFinishLaunching
applicationDidFinishLaunching()
UIApplication.didFinishLaunchingNotification
UIApplicationDidFinishLaunchingNotification
NSApplication.didFinishLaunchingNotification
NSApplicationDidFinishLaunchingNotification
The launch is nearly done, in the foreground or in the background; receivers of system events are registered by its end.
didBecomeActive
applicationDidBecomeActive(_:)
applicationDidBecomeActive:
applicationDidBecomeActive
applicationDidBecomeActive()
UIApplication.didBecomeActiveNotification
UIApplicationDidBecomeActiveNotification
NSApplication.didBecomeActiveNotification
NSApplicationDidBecomeActiveNotification
The app receives events. With scenes only the notification comes.
willResignActive
applicationWillResignActive(_:)
applicationWillResignActive:
applicationWillResignActive
applicationWillResignActive()
UIApplication.willResignActiveNotification
UIApplicationWillResignActiveNotification
NSApplication.willResignActiveNotification
NSApplicationWillResignActiveNotification
The app stops receiving events: an interruption, or the way to the background. With scenes only the notification comes.
didEnterBackground
applicationDidEnterBackground(_:)
applicationDidEnterBackground:
applicationDidEnterBackground
applicationDidEnterBackground()
UIApplication.didEnterBackgroundNotification
UIApplicationDidEnterBackgroundNotification
WKApplication.didEnterBackgroundNotification
WKApplicationDidEnterBackgroundNotification
The app is no longer seen; a snapshot and the suspension follow. With scenes only the notification comes.
willEnterForeground
applicationWillEnterForeground(_:)
applicationWillEnterForeground:
applicationWillEnterForeground
applicationWillEnterForeground()
UIApplication.willEnterForegroundNotification
UIApplicationWillEnterForegroundNotification
WKApplication.willEnterForegroundNotification
WKApplicationWillEnterForegroundNotification
The app comes back from the background. With scenes only the notification comes, at a cold launch too.
willTerminate
applicationWillTerminate(_:)
applicationWillTerminate:
applicationWillTerminate
UIApplication.willTerminateNotification
UIApplicationWillTerminateNotification
NSApplication.willTerminateNotification
NSApplicationWillTerminateNotification
The app is about to be terminated while it runs; never sent to a suspended app.
sceneConfigurationForConnecting
application(_:configurationForConnecting:options:)
application:configurationForConnectingSceneSession:options:
UIKit asks for the configuration of a scene that it is about to create.
sceneWillConnect
scene(_:willConnectTo:options:)
scene:willConnectToSession:options:
UIScene.willConnectNotification
UISceneWillConnectNotification
A scene is being connected, new or restored.
sceneWillEnterForeground
sceneWillEnterForeground(_:)
sceneWillEnterForeground:
UIScene.willEnterForegroundNotification
UISceneWillEnterForegroundNotification
A scene is about to be seen; part of its first connection too.
sceneDidBecomeActive
sceneDidBecomeActive(_:)
sceneDidBecomeActive:
UIScene.didActivateNotification
UISceneDidActivateNotification
A scene receives events; the notification is called didActivate.
sceneWillResignActive
sceneWillResignActive(_:)
sceneWillResignActive:
UIScene.willDeactivateNotification
UISceneWillDeactivateNotification
A scene stops receiving events; the notification is called willDeactivate.
sceneDidEnterBackground
sceneDidEnterBackground(_:)
sceneDidEnterBackground:
UIScene.didEnterBackgroundNotification
UISceneDidEnterBackgroundNotification
A scene is no longer seen; its snapshot follows.
sceneDidDisconnect
sceneDidDisconnect(_:)
sceneDidDisconnect:
UIScene.didDisconnectNotification
UISceneDidDisconnectNotification
A scene was removed, by the user or to get memory back; its session may come back.
didDiscardSceneSessions
application(_:didDiscardSceneSessions:)
application:didDiscardSceneSessions:
The user closed scenes for good; sent at the next launch where the app was not running.
sceneStateRestorationActivity
stateRestorationActivity(for:)
stateRestorationActivityForScene:
UIKit asks for the activity that saves a scene's state.
sceneRestoreInteractionState
scene(_:restoreInteractionStateWith:)
scene:restoreInteractionStateWithUserActivity:
A scene gets back the state of its controls.
sceneOpenURLContexts
scene(_:openURLContexts:)
scene:openURLContexts:
onOpenURL(perform:)
A connected scene is asked to open URLs; at a cold launch they come with the connection.
sceneWillContinueUserActivity
scene(_:willContinueUserActivityWithType:)
scene:willContinueUserActivityWithType:
A scene is about to receive a user activity.
sceneContinueUserActivity
scene(_:continue:)
scene:continueUserActivity:
onContinueUserActivity(_:perform:)
A scene receives a user activity or a universal link.
sceneDidFailToContinueUserActivity
scene(_:didFailToContinueUserActivityWithType:error:)
scene:didFailToContinueUserActivityWithType:error:
A user activity did not reach its scene.
sceneDidUpdateUserActivity
scene(_:didUpdate:)
scene:didUpdateUserActivity:
A scene's user activity was updated.
scenePerformAction
windowScene(_:performActionFor:completionHandler:)
windowScene:performActionForShortcutItem:completionHandler:
A home screen quick action for a connected scene.
sceneUserDidAcceptCloudKitShare
windowScene(_:userDidAcceptCloudKitShareWith:)
windowScene:userDidAcceptCloudKitShareWithMetadata:
The user accepted a share, for a scene.
sceneDidUpdateGeometry
windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
windowScene(_:didUpdateEffectiveGeometry:)
windowScene:didUpdateEffectiveGeometry:
A window scene changed its size, orientation or traits.
sceneSystemProtectionDidChange
UIScene.systemProtectionDidChangeNotification
UISceneSystemProtectionDidChangeNotification
Whether the system hides a scene's app behind Face ID has changed (iOS 18).
scenePhaseActive
ScenePhase.active
scenePhase.active
AppState.active
AppLifecycleState.resumed
The phase changed to active: SwiftUI's scene phase, React Native's AppState, Flutter's resumed.
scenePhaseInactive
ScenePhase.inactive
scenePhase.inactive
AppState.inactive
AppLifecycleState.inactive
The phase changed to inactive, on the way out or on the way in: SwiftUI, React Native, Flutter.
scenePhaseBackground
ScenePhase.background
scenePhase.background
AppState.background
AppLifecycleState.paused
The phase changed to background: SwiftUI's scene phase, React Native's AppState, Flutter's paused.
appLifecycleHidden
AppLifecycleState.hidden
Flutter: no view is shown any more, on the way from inactive to paused or back.
appLifecycleDetached
AppLifecycleState.detached
Flutter: the engine has no view, before the first frame or after the last.
backgroundTask
Scene.backgroundTask(_:action:)
backgroundTask(_:action:)
SwiftUI: a background task's action; its return completes the task, its cancellation is the expiration.
didReceiveMemoryWarning
applicationDidReceiveMemoryWarning(_:)
applicationDidReceiveMemoryWarning:
applicationDidReceiveMemoryWarning
UIApplication.didReceiveMemoryWarningNotification
UIApplicationDidReceiveMemoryWarningNotification
Memory is low: free what can be made again.
viewDidReceiveMemoryWarning
UIViewController.didReceiveMemoryWarning()
didReceiveMemoryWarning()
A view controller's share of a memory warning.
significantTimeChange
applicationSignificantTimeChange(_:)
applicationSignificantTimeChange:
applicationSignificantTimeChange
UIApplication.significantTimeChangeNotification
UIApplicationSignificantTimeChangeNotification
Midnight, a new time zone, or a new time; coalesced during a suspension and sent on return.
protectedDataWillBecomeUnavailable
applicationProtectedDataWillBecomeUnavailable(_:)
applicationProtectedDataWillBecomeUnavailable:
applicationProtectedDataWillBecomeUnavailable
UIApplication.protectedDataWillBecomeUnavailableNotification
UIApplicationProtectedDataWillBecomeUnavailable
NSApplication.protectedDataWillBecomeUnavailableNotification
NSApplicationProtectedDataWillBecomeUnavailableNotification
The device was locked: files with complete protection close in about ten seconds.
protectedDataDidBecomeAvailable
applicationProtectedDataDidBecomeAvailable(_:)
applicationProtectedDataDidBecomeAvailable:
applicationProtectedDataDidBecomeAvailable
UIApplication.protectedDataDidBecomeAvailableNotification
UIApplicationProtectedDataDidBecomeAvailable
NSApplication.protectedDataDidBecomeAvailableNotification
NSApplicationProtectedDataDidBecomeAvailableNotification
The device was unlocked: protected files open again.
backgroundRefreshStatusDidChange
UIApplication.backgroundRefreshStatusDidChangeNotification
UIApplicationBackgroundRefreshStatusDidChangeNotification
The user or the system changed Background App Refresh.
shouldRequestHealthAuthorization
applicationShouldRequestHealthAuthorization(_:)
applicationShouldRequestHealthAuthorization:
The app on the phone is to ask for health data on behalf of its watch app.
supportedInterfaceOrientations
application(_:supportedInterfaceOrientationsFor:)
application:supportedInterfaceOrientationsForWindow:
UIKit asks which orientations a window allows.
openURL
application(_:open:options:)
application:openURL:options:
application(_:open:sourceApplication:annotation:)
application:openURL:sourceApplication:annotation:
application(_:handleOpen:)
application:handleOpenURL:
The app is asked to open a URL; with scenes the scene is.
willContinueUserActivity
application(_:willContinueUserActivityWithType:)
application:willContinueUserActivityWithType:
The app is about to receive a user activity.
continueUserActivity
application(_:continue:restorationHandler:)
application:continueUserActivity:restorationHandler:
The app receives a user activity or a universal link; with scenes the scene does.
didFailToContinueUserActivity
application(_:didFailToContinueUserActivityWithType:error:)
application:didFailToContinueUserActivityWithType:error:
A user activity did not reach the app.
didUpdateUserActivity
application(_:didUpdate:)
application:didUpdateUserActivity:
The app's user activity was updated.
performAction
application(_:performActionFor:completionHandler:)
application:performActionForShortcutItem:completionHandler:
A home screen quick action; with scenes the scene gets it.
handlerForIntent
application(_:handlerFor:)
application:handlerForIntent:
UIKit asks for the handler of an intent.
userDidAcceptCloudKitShare
application(_:userDidAcceptCloudKitShareWith:)
application:userDidAcceptCloudKitShareWithMetadata:
The user accepted a share.
shouldSaveState
application(_:shouldSaveSecureApplicationState:)
application:shouldSaveSecureApplicationState:
application(_:shouldSaveApplicationState:)
application:shouldSaveApplicationState:
UIKit asks whether to save the interface's state; part of the way to the background.
willEncodeRestorableState
application(_:willEncodeRestorableStateWith:)
application:willEncodeRestorableStateWithCoder:
The interface's state is about to be saved.
shouldRestoreState
application(_:shouldRestoreSecureApplicationState:)
application:shouldRestoreSecureApplicationState:
application(_:shouldRestoreApplicationState:)
application:shouldRestoreApplicationState:
UIKit asks at launch whether to restore the interface's state.
viewControllerForRestoration
application(_:viewControllerWithRestorationIdentifierPath:coder:)
application:viewControllerWithRestorationIdentifierPath:coder:
UIKit asks for a view controller whose state it restores.
didDecodeRestorableState
application(_:didDecodeRestorableStateWith:)
application:didDecodeRestorableStateWithCoder:
The interface's state has been read back.
expirationHandler
BGTask.expirationHandler
The handler given with a background task runs, on the main thread, shortly before the time is over; `of` is the task.
performExpiringActivity
ProcessInfo.performExpiringActivity(withReason:using:)
performExpiringActivity(withReason:using:)
performExpiringActivityWithReason:usingBlock:
The block of an expiring activity runs.
performFetch
application(_:performFetchWithCompletionHandler:)
application:performFetchWithCompletionHandler:
A background fetch, with a completion handler; deprecated since iOS 13.
didReceiveRemoteNotification
application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
application:didReceiveRemoteNotification:fetchCompletionHandler:
A push with content, with a completion handler; it may launch the app in the background.
didReceiveRemoteNotificationInForeground
application(_:didReceiveRemoteNotification:)
application:didReceiveRemoteNotification:
A push in its old form, without a completion handler.
didRegisterForRemoteNotifications
application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
application:didRegisterForRemoteNotificationsWithDeviceToken:
The device has a push token.
didFailToRegisterForRemoteNotifications
application(_:didFailToRegisterForRemoteNotificationsWithError:)
application:didFailToRegisterForRemoteNotificationsWithError:
The device has no push token.
didReceiveNotificationResponse
userNotificationCenter(_:didReceive:withCompletionHandler:)
userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
userNotificationCenter(_:didReceive:)
The user acted on a notification.
willPresentNotification
userNotificationCenter(_:willPresent:withCompletionHandler:)
userNotificationCenter:willPresentNotification:withCompletionHandler:
userNotificationCenter(_:willPresent:)
A notification comes while the app is in the foreground.
openSettingsForNotification
userNotificationCenter(_:openSettingsFor:)
userNotificationCenter:openSettingsForNotification:
The user asks for the app's own notification settings.
handleEventsForBackgroundURLSession
application(_:handleEventsForBackgroundURLSession:completionHandler:)
application:handleEventsForBackgroundURLSession:completionHandler:
Background transfers are done, with a completion handler; it may launch the app in the background.
didFinishEventsForBackgroundURLSession
urlSessionDidFinishEvents(forBackgroundURLSession:)
URLSessionDidFinishEventsForBackgroundURLSession:
All events of a background session were delivered: time to call its completion handler.
didReceiveIncomingPush
pushRegistry(_:didReceiveIncomingPushWith:for:completion:)
pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:
pushRegistry(_:didReceiveIncomingPushWith:for:)
pushRegistry:didReceiveIncomingPushWithPayload:forType:
A VoIP push, which has to be reported as a call (iOS 13).
didUpdatePushCredentials
pushRegistry(_:didUpdate:for:)
pushRegistry:didUpdatePushCredentials:forType:
PushKit has a token.
didInvalidatePushToken
pushRegistry(_:didInvalidatePushTokenFor:)
pushRegistry:didInvalidatePushTokenForType:
PushKit's token is no longer good.
handleWatchKitExtensionRequest
application(_:handleWatchKitExtensionRequest:reply:)
application:handleWatchKitExtensionRequest:reply:
A watch extension asks the app for something; deprecated.
willBecomeActive
applicationWillBecomeActive(_:)
applicationWillBecomeActive:
applicationWillBecomeActive
NSApplication.willBecomeActiveNotification
NSApplicationWillBecomeActiveNotification
AppKit: the app is about to become active.
didResignActive
applicationDidResignActive(_:)
applicationDidResignActive:
applicationDidResignActive
NSApplication.didResignActiveNotification
NSApplicationDidResignActiveNotification
AppKit: the app is no longer active.
willHide
applicationWillHide(_:)
applicationWillHide:
applicationWillHide
NSApplication.willHideNotification
NSApplicationWillHideNotification
AppKit: the app is about to be hidden.
didHide
applicationDidHide(_:)
applicationDidHide:
applicationDidHide
NSApplication.didHideNotification
NSApplicationDidHideNotification
AppKit: the app is hidden.
willUnhide
applicationWillUnhide(_:)
applicationWillUnhide:
applicationWillUnhide
NSApplication.willUnhideNotification
NSApplicationWillUnhideNotification
AppKit: the app is about to be shown again.
didUnhide
applicationDidUnhide(_:)
applicationDidUnhide:
applicationDidUnhide
NSApplication.didUnhideNotification
NSApplicationDidUnhideNotification
AppKit: the app is shown again.
shouldTerminate
applicationShouldTerminate(_:)
applicationShouldTerminate:
applicationShouldTerminate
AppKit asks whether the app may quit.
shouldTerminateAfterLastWindowClosed
applicationShouldTerminateAfterLastWindowClosed(_:)
applicationShouldTerminateAfterLastWindowClosed:
applicationShouldTerminateAfterLastWindowClosed
AppKit asks whether the app quits with its last window.
shouldHandleReopen
applicationShouldHandleReopen(_:hasVisibleWindows:)
applicationShouldHandleReopen:hasVisibleWindows:
AppKit: the user clicked the app's icon.
handleBackgroundTasks
WKApplicationDelegate.handle(_:)
WKExtensionDelegate.handle(_:)
handle(_:)
handleBackgroundTasks:
WatchKit hands over background tasks, each of which has to be completed.
deviceOrientationDidChange
deviceOrientationDidChange()
WatchKit: the watch was turned.
processStart
The kernel created the process.
prewarm
The system created the process ahead of a launch and pauses it before the app's own code runs (iOS 15).
launch
The process starts; `reason` says for whom, `lifecycle` is `app` or `scene`, `backgroundModes` lists those declared.
firstFrame
The first frame is on the screen, which ends the launch for the watchdog.
suspend
The process is frozen. Nothing tells the app.
resume
The frozen process runs again; `reason` says what for.
exit
The process is gone; `reason` and `code` say why.
gap
Events are missing just before this one.
watchdog
A limit of the system was exceeded; `event` and `allowance` say which.
interruption
Something covers or silences the app; `of` says what, the end may say `shouldResume`.
boot
The device starts: nothing protected can be read before its first unlock.
deviceLock
The device is locked.
deviceUnlock
The device is unlocked.
memoryPressure
The system's memory pressure; `level` is warning, critical or normal.
taskExpiration
The background time of the task named by `of` runs out.
bgTaskLaunch
BGTaskScheduler starts the task named by `of`, which has to be completed.
backgroundTaskWarning
UIKit warns of a background task that was begun over 30 seconds ago.
snapshot
UIKit takes the picture for the app switcher.
timeChange
The calendar day, the time zone or the clock changed.
carplay
CarPlay is connected or disconnected.
network
The network path changed; `reachable` says whether there is one.
thermalState
The device's thermal state changed.
lowPowerMode
Low Power Mode was turned on or off.
asked
user
intent
siri
remote
remoteCommand
asyncCallback
audioReason
voip
audio
away
background
unattached
becameActive
blocking
wait
read
write
work
bringsNothing
bringsPayload
entersBackground
entersForeground
eventCallback
failing
error
failed
ioError
timeout
offline
unreachable
notConnected
disconnected
handsOverCompletion
inFront
entering
active
inactive
invalidTask
invalid
UIBackgroundTaskInvalid
launchCallback
lifecycleCallback
locationReason
location
region
beacon
locked
beforeFirstUnlock
modeReason
bluetooth
externalAccessory
refused
denied
resignsActive
savesState
sceneBecameActive
sceneEntersBackground
sceneResignsActive
showsNotification
silencing
call
phone
alarm
timer
otherAudio
systemReason
push
silentPush
fetch
backgroundFetch
bgtask
bgURLSession
backgroundURLSession
healthkit
liveActivity
watch
timeSync
timesync
clockSync
networkTime
ntp
nitz
unseen
suspended
systemLaunching
systemLaunched
userReason
notification
universalLink
url
shortcut
handoff
spotlight
widget
backgroundCPU
The most CPU time in a minute of the background, in seconds: iOS ends an app at 48
blocked
The longest work on the main thread inside of a callback that is only a hang
blockedUnseen
The longest work on the main thread on the way out, or in a launch that no one sees
hang
The longest work on the main thread that no one notices inside of a callback
largeCache
The size, in MB, from which on a cache is dropped in the background
watchBackgroundCPU
The most CPU time in 20 seconds of the background, in seconds: watchOS ends an app at 16
app
scene
analytics
never
no session was recorded
tracked
events were recorded, and no session
open
a session is open
closed
the session was ended
sessionStart
sessionEnd
track
notRunning
no process
launching
launched for the user; didFinishLaunching has not returned
launched by the system; didFinishLaunching has not returned
launched
launched for the user and not active yet; UIKit calls it inactive
launched by the system and not seen yet
connected
has a scene that was not shown yet
on its way from the background to active
in the foreground, with events
in the foreground, without events
runs unseen
frozen
terminating
in willTerminate or after it
unconnected
has only a scene that UIKit shows while it closes the app
has no scene any more
reason
begin
end
done
userLaunching
launchKind
prewarmed
begun
shown
returnsLogged
yes
resignsLogged
illegal_app_transition
The app moves between its states only in known ways
order
order-app
seed
row-01
row-03
row-13
app.model.json
 came while the app was 
appLock
the app's own lock is open, as far as the trace says
the app locked itself
lockedInactive
the app locked itself while it was merely inactive
lock
unlock
assertion
none
no background task is open
one
two
three
many
more
beginBackgroundTask
id
result
endBackgroundTask
idle
silent
playing
plays
interrupted
was playing when the interruption began
silenced
was playing when the interruption began, and was paused for it
start
audio:*
pause
by
stop
audioMode
unstated
no launch that says which background modes the app has
no background mode lets the app play
declared
a background mode lets the app play
os
macOS*
backgroundModes
cache
no cache
filled
holds memory
freed
was emptied, and nothing was put into it since
acquire
cache:*
purge
release
erase
caches
no cache is known
some cache holds memory
every cache that is known was emptied
apart
no car is connected
a car's screen shows the app, whether the phone is locked or not
connectsLogged
no
the log has not shown yet that it records sceneWillConnect
the log records sceneWillConnect
dataAtRisk
saved
nothing is unsaved
writing
nothing is unsaved, and a save runs
unsaved
has a change that is not saved
saving
is being saved, and not safe before the save has ended
changed
was changed while it was being saved
markDirty
save
ok
discard
nothing was denied since the user was last here
a read was denied
a read was denied, and data was changed for it
unknown
unlocked
account:*
login:*
keychain:*
auth:*
credentials:*
deniedObject
readable
no read of it was denied that is not made good
a read of it was denied
detail
callbacks
only callbacks so far: what the app does is not known
full
the app's actions, or the system's own events, are in the log
handler
the app's first action came in a callback that hands over a completion handler
complete
action
unlocked, as far as the trace says
started and never unlocked
driver
still
drives no frames
running
a display link, a render loop or a game loop that runs
displaylink:*
renderloop:*
gameloop:*
flap
not in the didBecomeActive that ends a mere interruption
in the didBecomeActive that ends a mere interruption
handlers
no callback with a completion handler was logged
seen
one was
held
free
not taken, or given back
taken
kept
taken, and kept through the background
restore
nothing covers or silences the app
something covers or silences the app
nothing
nothing was saved
state was saved
lost
the app was killed with its state saved
the user opened the app again, and its state was not restored yet
document:*
draft:*
state:*
game:*
navigation:*
ui:*
view:*
form:*
route:*
tab:*
webview:*
jetsam
memory
userKill
empty
missing
no launch seen
launched for the user, didFinishLaunching has not returned
launched by the system, didFinishLaunching has not returned
launched for the user, not seen yet
system
launched by the system, not seen yet
has entered the foreground or become active
launchDone
didFinishLaunching has not returned, as far as the trace says
instant
didFinishLaunching was logged as one moment, and no callback came after it
didFinishLaunching has returned
callback
cold
launched for the user
warm
launched for the user soon after another run, while much of the app was still in memory
launched by the system, unseen
created ahead of its launch; its own code has not begun
the code of a prewarmed process, or of one whose launch is not in the log, has begun
locationMode
no background mode lets the app follow the location
woken
none, and the system woke the app for its location
a background mode lets the app follow the location
longMode
no background mode lets the app go on running
none is known, and the system woke the app for its location
a background mode lets the app go on running
bluetooth-central
bluetooth-peripheral
external-accessory
namedMode
unnamed
no action on it named a background mode
named
an action on it named the background mode that covers it
tick
mode
object
never seen to run
runs, or is held
forBackground
was started by the handler of didEnterBackground
pausedByHandler
was running when a life-cycle handler or an interruption paused it
pausedElsewhere
was paused by the user or by the app itself
stopped
was stopped or released
timer:*
location:*
api
significantChanges
regions
visits
observers
leaving
no observer of these is at work
observers of willResignActive or didEnterBackground are at work
method
name
ownHandler
no event brought a completion handler under this name
waiting
its handler waits to be called
two handlers of this name wait
called
its handler was called
owner
nothing was started or taken
belongs to no scene
belongs to a scene
privacy
plain
nothing private to be seen
exposed
private content to be seen, in front of the user
bare
private content to be seen, and not in front of the user
pictured
private content that was in a picture, or may be
covered
private content under a cover
coveredPlain
a cover over nothing private
show
sensitive
hide
remove
obscure
animated
reveal
process
runs
thawed
runs again after a suspension
any
prompt
none of the app's own prompts is up
one of the app's own prompts is up
protectedData
available
can be read
closing
the device was just locked: the keychain is closed, files close in about ten seconds
unavailable
renderDriver
nothing drives frames
a display link, a render loop or a game loop runs
the log has not shown yet that it records willResignActive, or a scene's
the log records willResignActive, or a scene's
the log has not shown yet that it records willEnterForeground, or a scene's
the log records willEnterForeground, or a scene's
no scene
connected and not shown yet
entered the foreground without a connection, as UIKit does while it closes an app
on its way to active, from its connection or from the background
unseen, in a frozen process
illegal_scene_transition
A scene moves between its states only in known ways
scenes
order-scene
row-02
row-17
scene.model.json
 came while scene 
 was 
sharedHeld
no lock is held on it
a lock on it, in a container that is shared, is held
the lock was held through a stay in the background, and the user is back
told
the lock was held at a suspension
container
appGroup
sharedLock
no lock on a shared file
a lock on a shared file is held
db:*
file:*
lock:*
here
not sent to the background
sent to the background, and not called back since
socket
not open
doubtful
open, and it may be that it was closed unseen: by an error, or since a callback was lost
stale
was open when the process was suspended
stale, and used or left so on return
socket:*
taskNames
no background task was begun
byId
each background task was logged with its identifier when it began
byName
some background task was logged without its identifier, which only its end may show
background tasks are logged with neither name nor identifier
transfer
not under way
under way
expiring
under way, when the time of the background task that covered it was over
was under way when the app was suspended, and was not heard of since
*ackground*
unasked
runs for the user, as far as the trace says
runs because the system woke it, and the user has not come since
unnamedAtRisk
nothing that has no name is unsaved
nothing that has no name is unsaved, and a save runs
something that has no name has a change that is not saved
it is being saved, and not safe before the save has ended
something was changed while it was being saved
clean
dirty
has unsaved changes and belongs to no scene
dirtyInScene
has unsaved changes that were made in a scene
late
still has to be saved while the app is in the background
due
had unsaved changes when the app could be suspended
voipPush
no VoIP push has come, or it was reported
unjudged
one has come in a log in which no action of the app was seen so far
reportCall
wakeUp
no completion handler of the system waits to be called
one, and the system waits for it
window
nothing seen yet
the app, which has no scenes
what belongs to no scene, in an app with scenes
a scene
active_again_is_not_back
What means that the user is back needs a launch or a background before it
inactive-not-background
session-once
row-05
interruption/active_again_is_not_back.json
 of 
 after a mere interruption, which had ended nothing
permission:*
*:tracking*
*:appTracking*
*:att
reload
motion:*
delay
app_callback_in_scene_app
With scenes UIKit does not call the four state methods of the app delegate
delegate-mismatch
order/app_callback_in_scene_app.json
 was called on the app delegate of an app with scenes
lifecycle
back_after_a_glance
What a mere interruption stopped is back when it is over
pairs
active-pair
interruption/back_after_a_glance.json
what
 was given up in willResignActive and is not back when the app is active again
audio:*ffect*
audio:sfx*
audio:*ecord*
audio:*review*
audio:voice*
audio:call*
audio:*ding*
audio:*eep*
audio:*chime*
audio:*click*
audio:*alert*
audio:*otification*
brightness:*
menu:*
deliver
background_connect_within_budget
A scene that connects in a background launch is connected within the launch's 5 seconds
budget
budget-launch
row-11
launch/background_connect_within_budget.json
scene 
 was not connected in the time of the background launch
code
0x8badf00d
background_cpu
Background work stays under 48 seconds of CPU in a minute
background-cpu
row-08
background/background_cpu.json
 takes the CPU time of the last minute to the system's limit
watchOS*
cpu
background_launch_is_quiet
A wake-up by the system is not a visit of the user
sessions
background-launch-quiet
launch/background_launch_is_quiet.json
 in a wake-up by the system, and the user is not there in time
notification:*
event
Opened*
*App Opened*
*app_opened*
*appOpened*
*App Foreground*
*enter_foreground*
uiUpdate
animation:*
bluetooth:*
sensor:*
camera:*
video:*
location:significant*
location:region*
location:visit*
background_launch_within_budget
A background launch is done within 5 seconds
launch/background_launch_within_budget.json
the background launch (
) was not done in time
background_task_begun_again
A background task is not begun again while it is open
tasks
bgtask-balance
tasks/background_task_begun_again.json
 is begun again while it is open
background_task_is_ended
Each background task is ended
bgtask-expiry
row-07
tasks/background_task_is_ended.json
the background task 
 was not ended in time
0x2182bad2
background_task_within_budget
A background task takes less than 30 seconds of the background
tasks/background_task_within_budget.json
 was open for longer than the system allows
*OS 4
*OS 4.*
*OS 5
*OS 5.*
*OS 6
*OS 6.*
*OS 7
*OS 7.*
*OS 8
*OS 8.*
*OS 9
*OS 9.*
*OS 10
*OS 10.*
*OS 11
*OS 11.*
*OS 12
*OS 12.*
background_task_within_old_budget
On iOS 7 to 12 a background task takes less than 180 seconds of the background
tasks/background_task_within_old_budget.json
background_task_within_oldest_budget
On iOS 4 to 6 a background task takes less than 10 minutes of the background
tasks/background_task_within_oldest_budget.json
background_work_ends_on_return
What was started for the time in the background is stopped on return
resources
foreground-only-resource
row-10
background/background_work_ends_on_return.json
 was started in didEnterBackground and runs on when the user is back
callback_hangs
A callback in front of the user returns in less than 250 milliseconds
timing
main-block
row-24
timing/callback_hangs.json
 took 
 s
main
duration
resume_within_budget.within
callback_off_main
Life-cycle callbacks run on the main thread
timing/callback_off_main.json
 ran on thread 
main *
Main*
MAIN*
main-*
main(*
main:*
*main-thread*
*MainThread*
*name = main*
*MainActor*
com.apple.main*
UI *
0
1
Thread 0
Thread 1
Thread-0
Thread-1
callbacks_overlap
One life-cycle callback returns before the next begins
timing/callbacks_overlap.json
 began before the one before it had returned
code_while_suspended
A suspended process runs no code
suspended-code
row-09
order/code_while_suspended.json
 ran in a process that was frozen
completed_once
A completion handler is called once
events
completion-called
row-12
events/completed_once.json
 is completed, and no completion handler is left to call
push:*
fetch:*
bgsession:*
bgtask:*
cover_before_snapshot
Private content is covered before the picture for the app switcher is taken
cover-before-snapshot
row-06
privacy/cover_before_snapshot.json
private content is not covered when the picture for the app switcher is taken
cover_when_inactive
Private content is covered by the end of willResignActive
row-04
privacy/cover_when_inactive.json
private content is not covered while the app is inactive
delivered_payload_is_forgotten
What was delivered is not delivered again after the next return
payload-delivered
row-20
events/delivered_payload_is_forgotten.json
payload
, which was delivered before the app was left, is delivered again
deferred
denied_access_is_survived
An access that the locked device denies does not crash the app
persistence
protected-data
row-19
persistence/denied_access_is_survived.json
, which is protected (
class
), was denied, and the app crashed
whenUnlocked
afterFirstUnlock
crash
denied_is_not_absent
Data that may not be read is not taken for data that is not there
persistence/denied_is_not_absent.json
 is changed after a read that was denied
file:tmp*
file:temp*
denied_read_is_repeated
What could not be read on the locked device is read again
persistence/denied_read_is_repeated.json
 could not be read on the locked device, and nothing came of it
denied_write_is_repeated
What could not be written on the locked device is written once it is unlocked
persistence/denied_write_is_repeated.json
), was denied on the locked device and not made good
enqueue
completeUntilFirstUserAuthentication
completeUnlessOpen
device_setting_is_given_back
A setting of the device is given back before the background
background-pair
background/device_setting_is_given_back.json
 was changed and not given back before the background
setting:*rightness*
disconnect_is_not_close
A scene's disconnection erases nothing of the user's
scene-release
scenes/disconnect_is_not_close.json
 is erased in sceneDidDisconnect, after which the scene may come back
file:*tmp*
file:*temp*
file:*cache*
file:*Cache*
file:*preview*
file:*thumb*
discarded
disconnected_scene_is_gone
Nothing happens to a scene after its disconnection
scenes/disconnected_scene_is_gone.json
 names scene 
, which was disconnected
enter_background_within_budget
didEnterBackground and the saving of state return within 5 seconds
budget-background
timing/enter_background_within_budget.json
 did not return in time
event_in_a_session
Events are recorded in an open session
session-required
sessions/event_in_a_session.json
an event was recorded while 
session
 was not open
session:*
expiration_handler_does_not_wait
An expiration handler waits for nothing
tasks/expiration_handler_does_not_wait.json
the expiration handler waits for 
expiration_handler_is_quick.within
expiration_handler_is_quick
An expiration handler returns within a second
tasks/expiration_handler_is_quick.json
the expiration handler of 
task
expired_task_is_ended
An expiring task is ended: a UIKit task before its handler returns
tasks/expired_task_is_ended.json
the time of 
 is over, and it is not ended
fetch_is_completed
The completion handler of a background fetch is called within 30 seconds
events/fetch_is_completed.json
the completion handler of the fetch was not called in time
first_visit_has_a_session
The first visit has a session too
sessions/first_visit_has_a_session.json
the visit that ends here had no session, though this app records sessions
foreground_work_stops
Timers, cameras, media and location are stopped by the end of didEnterBackground
background/foreground_work_stops.json
 runs on in the background, and no background mode covers it
*amera*
frame_rate_while_inactive
Frame rates are lowered while the app is inactive
gpu
interruption/frame_rate_while_inactive.json
frames are rendered at full speed while the app is inactive
render
gpu_in_background
No GPU work in the background, on any thread
no-gpu-background
background/gpu_in_background.json
GPU work (
) in the background
gpu:*
health_data_while_locked
Health data is not asked for on a locked device
persistence/health_data_while_locked.json
 was asked for on the locked device, and nothing came of it
health:*
held_input_is_released
Input that is held when the app resigns is let go
input
input-release
interruption/held_input_is_released.json
 was held when the app resigned and was not let go
touch
state
down
up
ended
cancelled
inactive_is_not_gone
What means that the user has left waits for didEnterBackground
interruption/inactive_is_not_gone.json
 while the app is merely inactive
input_before_launch_ends
No input is handled during the launch
launch/input_before_launch_ends.json
input (
) was handled during the launch
input_while_inactive
No input is handled while the app is not active
interruption/input_while_inactive.json
) was handled while the app was not active
interface_off_main
The interface is changed on the main thread
timing/interface_off_main.json
 on thread 
widget:*
liveActivity:*
badge:*
*SwiftUI*
*.ui
ui
UI
js
JS
interruption_resumes_only_what_it_paused
The end of an interruption resumes only what the interruption had paused
own-pause-only
interruption-pair
interruption/interruption_resumes_only_what_it_paused.json
 is resumed after an interruption that had not paused it
kept_task_is_ended
A background task that outlasts a return is ended all the same
tasks/kept_task_is_ended.json
 was kept open over a return, and is still not ended
killed_by_the_watchdog
The watchdog does not end an app that was active before
timing/killed_by_the_watchdog.json
the watchdog ended the app, and the trace does not say what held the main thread
killed_for_a_lock
The system does not end the app for a lock on a shared file
no-lock-at-suspend
persistence/killed_for_a_lock.json
the system ended the app for a lock on a shared file, and the trace does not say which
lockAtSuspend
0xdead10cc
killed_for_cpu
The system does not end the app for its use of CPU
background/killed_for_cpu.json
the system ended the app for its use of CPU
cpuLimit
large_cache_is_dropped
Caches of 50 MB and more are dropped by the end of didEnterBackground
background-footprint
memory/large_cache_is_dropped.json
 is kept in the background
mb
launch_payload_is_delivered
What the launch was for reaches its receiver once the first screen is there
row-22
events/launch_payload_is_delivered.json
, which the launch brought, did not reach its receiver
launch_within_budget
A launch for the user is active within 20 seconds
launch/launch_within_budget.json
the launch (
) was not active in time
device
*imulator*
live_activity_starts_in_front
A Live Activity is started while the app is in the foreground
background-start
background/live_activity_starts_in_front.json
 starts in the background, where ActivityKit refuses it, and the user is not back in time
locked_is_not_visible
Active on a locked device is not a return of the user
locked-not-visible
interruption/locked_is_not_visible.json
 while the device is locked
refresh
main_thread_blocked
No callback in front of the user blocks the main thread for over a second
timing/main_thread_blocked.json
 held the main thread for 
main_thread_held
A launch holds the main thread for a quarter of a second, a way out for two at most
timing/main_thread_held.json
enter_background_within_budget.within
launch_within_budget.within
background_launch_within_budget.within
main_thread_held_unseen
A way out holds the main thread for a quarter of a second at a time at most
timing/main_thread_held_unseen.json
measured_across_a_pause
A measured interval does not contain a pause of the process
measure-across-pause
timing/measured_across_a_pause.json
 was measured over a time in which the process stood still
t
measure
from
to
media_goes_on_after_an_interruption
Sound and video that were paused on the way out go on when the app is active again
interruption/media_goes_on_after_an_interruption.json
 was paused on the way out and did not go on when the app was active again
memory_warning_is_answered
A memory warning frees memory within a second
memory-answer
row-18
memory/memory_warning_is_answered.json
memory is short, and nothing was freed
level
warning
critical
no_task_after_expiration
No new background task is begun once one has expired
tasks/no_task_after_expiration.json
 is begun when the background time is over
normal_pressure_purges_nothing
Normal memory pressure is no reason to purge
memory/normal_pressure_purges_nothing.json
 is emptied when memory pressure is normal again
normal
nothing_begins_in_terminate
Nothing new begins in willTerminate
termination
row-15
termination/nothing_begins_in_terminate.json
 begins in willTerminate
one_live_socket
A socket is not opened while it is open
socket-stale
single-instance
network/one_live_socket.json
 is opened while it is open
one_prompt_per_return
One return asks for the user's identity once
interruption/one_prompt_per_return.json
 is asked for again, before the first question was answered
only_open_tasks_are_ended
Only an open background task is ended
tasks/only_open_tasks_are_ended.json
background task 
 is ended and was not open
other_scenes_are_left_alone
A scene's callback leaves the objects of other scenes alone
scene-scope
scenes/other_scenes_are_left_alone.json
, which belongs to scene 
, in a callback of scene 
own_handler_is_called
The completion handler that is called is that of the event at hand
events/own_handler_is_called.json
 is completed once more, while the handler of another event waits
payload_is_delivered
What an event brings reaches its receiver within 5 seconds
events/payload_is_delivered.json
 did not reach its receiver
payload_is_delivered_once
What an event brings reaches its receiver once
events/payload_is_delivered_once.json
 is delivered again
prewarmed_launch_is_not_ended
The watchdog does not end the launch of a prewarmed app
launch/prewarmed_launch_is_not_ended.json
) of a prewarmed app was ended by the watchdog
prompt_in_background
The user is asked only where the user is
interruption/prompt_in_background.json
 is asked for in the background, and the user was not back in time
protected_data_while_locked
Protected data is left alone while the device is locked
persistence/protected_data_while_locked.json
), while the device is locked
protected_file_after_lock
Files with complete protection are closed ten seconds after the lock
persistence/protected_file_after_lock.json
 more than ten seconds after the device was locked
push_is_completed
The completion handler of a push is called within 30 seconds
events/push_is_completed.json
the completion handler of the push was not called in time
receivers_are_registered_in_time
Receivers of system events are registered before didFinishLaunching returns
register-before-launch-ends
launch/receivers_are_registered_in_time.json
receiver
 was registered only after didFinishLaunching had returned
register
delegate:*otif*
delegate:*push*
delegate:*Push*
delegate:*voip*
delegate:*bgtask*
delegate:*bgTask*
delegate:*ackgroundTask*
delegate:*health*
observer:*otif*
observer:*push*
observer:*Push*
observer:*voip*
observer:*bgtask*
observer:*bgTask*
observer:*ackgroundTask*
observer:*health*
receiver:*otif*
receiver:*push*
receiver:*Push*
receiver:*voip*
receiver:*bgtask*
receiver:*bgTask*
receiver:*ackgroundTask*
receiver:*health*
handler:*otif*
handler:*push*
handler:*Push*
handler:*voip*
handler:*bgtask*
handler:*bgTask*
handler:*ackgroundTask*
handler:*health*
health:observer*
refresh_task_within_budget
A refresh task is done within 30 seconds
events/refresh_task_within_budget.json
 took longer than a refresh task may
*refresh*
*Refresh*
type
refreshed_on_return
The interface is refreshed after a time in the background
background/refreshed_on_return.json
nothing on the screen was refreshed on return
render_loop_stops
What drives frames is stopped by the end of didEnterBackground
background/render_loop_stops.json
 runs on in the background
repeated_state_callback
A state is entered once
order/repeated_state_callback.json
 came again, with nothing between
restart_what_was_stopped
The return starts again what didEnterBackground stopped
background/restart_what_was_stopped.json
 was stopped in didEnterBackground and is not back when the user is
task:*
model:*
image:*
texture:*
buffer:*
trace:*
idleTimer:*
orientation:*
setting:*
upload:*
download:*
request:*
timer:*dle*
timer:*nactiv*
timer:*imeout*
timer:*ogout*
timer:*ebounce*
*ffline*
*oken*
*auth*
*login*
*each*
reachable
restore_after_kill
After a kill the next launch brings back what was saved
restore-after-kill
row-16
row-23
persistence/restore_after_kill.json
the app was killed with its state saved, and the launch does not restore it
resume_what_was_paused
didBecomeActive resumes whatever willResignActive paused
interruption/resume_what_was_paused.json
 was halted in willResignActive and not resumed
sync:*
job:*
*pause*
*Pause*
*ountdown*
resume_within_budget
From willEnterForeground to active at most 10 seconds
budget-resume
timing/resume_within_budget.json
the app was not active in time after 
resumes_only_what_it_paused
A handler resumes only what its partner paused
interruption/resumes_only_what_it_paused.json
 is resumed by a handler that had not paused it
return_opens_a_session
A return opens a session within a second
sessions/return_opens_a_session.json
the user is back, and no session was opened
reveal_what_was_covered
didBecomeActive takes away the cover that willResignActive put up
interruption/reveal_what_was_covered.json
cover
 was put up in willResignActive and is still there when the user is back
save_before_suspend
What is unsaved is saved before the app may be suspended
save-before-suspend
persistence/save_before_suspend.json
 has unsaved changes when the app may be suspended
save_before_the_task_ends
What is unsaved is saved before the last background task ends
persistence/save_before_the_task_ends.json
 has unsaved changes when the last background task ends
save_in_the_callback
What is unsaved is saved by the end of didEnterBackground itself
persistence/save_in_the_callback.json
 has unsaved changes when didEnterBackground returns
saved_when_suspended
What changes in the background is saved before the suspension
persistence/saved_when_suspended.json
 has unsaved changes when the process is stopped
scene_releases_its_objects
A scene's objects are released by the end of sceneDidDisconnect
scenes/scene_releases_its_objects.json
 of scene 
 is still held after its disconnection
scheduled_task_is_completed
A scheduled task is completed before the app is suspended
events/scheduled_task_is_completed.json
 was not completed
session_ends_once
Only an open session ends
sessions/session_ends_once.json
 ends and was not open
session_starts_once
A session is started once until it ends
sessions/session_starts_once.json
 is started again and was not ended
shared_lock_at_suspension
No lock on a shared file is held when the app is suspended
persistence/shared_lock_at_suspension.json
the lock on 
 is held when the app is suspended
single_instance
Nothing is started twice
resources/single_instance.json
 is started while it runs
sound_pauses_for_an_interruption
Sound is paused when a call, an alarm or Siri begins
interruption/sound_pauses_for_an_interruption.json
sound was playing when the interruption (
) began and was not paused
sound_resumes_after_an_interruption
Sound goes on when the interruption says that it may
interruption/sound_resumes_after_an_interruption.json
the interruption (
) is over, sound may go on, and does not
shouldResume
sound_resumes_when_active_again
Sound that may go on does so within a second of the next didBecomeActive
interruption/sound_resumes_when_active_again.json
) is over, sound may go on, and the app is active again without it
sound_stays_silent_without_leave
Sound stays silent where the interruption does not say that it may go on
interruption/sound_stays_silent_without_leave.json
 goes on by itself, and the interruption did not say that it may
sound_waits_for_the_end
No sound starts by itself while an interruption lasts
interruption/sound_waits_for_the_end.json
 starts although the interruption lasts
stale_socket
A socket that was open at a suspension is opened again on return
network/stale_socket.json
 was open when the app was suspended and is not opened again
socket:*0
socket:*1
socket:*2
socket:*3
socket:*4
socket:*5
socket:*6
socket:*7
socket:*8
socket:*9
starts_in_background
Nothing that needs the foreground starts in the background
background/starts_in_background.json
 starts in the background, where nothing covers it, and the user is not back in time
stop_what_resign_started
didBecomeActive stops what willResignActive started
interruption/stop_what_resign_started.json
 was started in willResignActive and runs on when the user is back
queue:*
delegate:*
observer:*
cover:*
terminate_is_quick
willTerminate returns within 2 seconds
budget-terminate
termination/terminate_is_quick.json
willTerminate took 
 s of its five
terminate_within_budget
willTerminate returns within 5 seconds
termination/terminate_within_budget.json
willTerminate did not return in time
terminates_instead_of_suspending
An app that exits instead of being suspended gets willTerminate
row-14
termination/terminates_instead_of_suspending.json
the app exits instead of being suspended, and willTerminate did not come
exitsOnSuspend
ticks_in_background
Foreground work does not go on in the background
background/ticks_in_background.json
 goes on in the background, and no background mode covers it
time_change_refreshes_dates
A new day, zone or time refreshes what shows dates within a second
time
time-refresh
row-21
events/time_change_refreshes_dates.json
the date changed and what shows it was not refreshed
time_change_refreshes_dates_on_return
A new day that came while the app was away refreshes dates on return
events/time_change_refreshes_dates_on_return.json
the date changed while the app was away, and what shows it was not refreshed on return
tracking_prompt_needs_active
Leave to track is asked for while the app is active
interruption/tracking_prompt_needs_active.json
 is asked for while the app is not active, and no alert comes
*OS 14
*OS 14.*
transfer_is_completed
The completion handler of a background transfer is called within 30 seconds
events/transfer_is_completed.json
the completion handler of the background transfer was not called in time
voip_push_is_reported
A VoIP push is reported as a call before its callback returns
voip-report
events/voip_push_is_reported.json
the VoIP push is not reported as a call
fileProvider
complication
PKPushTypeFileProvider
PKPushTypeComplication
waiting_payload_is_delivered
What came while the app was away reaches its receiver within 5 seconds of being active
events/waiting_payload_is_delivered.json
 came while the app was away and did not reach its receiver on return
watch_background_cpu
Background work on a watch stays under 16 seconds of CPU in 20
background/watch_background_cpu.json
 takes the CPU time of the last 20 seconds to the system's limit
work_is_cut_off
No transfer is cut off by a suspension
tasks/work_is_cut_off.json
 was under way when the app was suspended, and failed when it ran again
status
work_on_leaving_has_a_task
Work that begins on the way to the background is covered by a background task
tasks/work_on_leaving_has_a_task.json
 begins on the way into the background, and no background task covers it
work_while_inactive
Timers and game loops rest while the app is inactive
interruption/work_while_inactive.json
 goes on while the app is inactive
background_task
measures/background_task.measure.json
Background tasks
From beginBackgroundTask to the endBackgroundTask with the same id, or else the same name
the actions `beginBackgroundTask` and `endBackgroundTask` with the name in `of` and the identifier in `id`

enter_background
measures/enter_background.measure.json
Way into the background
From willResignActive until didEnterBackground has returned, where the user does not come back in between
willResignActive and didEnterBackground (or those of the scene) with `begin` and `end`
resign_active
did_enter_background
measures/launch.measure.json
Launch
From the launch until the app is active or its first frame is shown; in the background until didFinishLaunching has returned
the system event `launch` with its `reason` as the first line, and didFinishLaunching and didBecomeActive (or those of the scene) with `begin` and `end`
prewarmed, from its first callback
unknown, from its first callback
before_callbacks
Before the first callback
will_finish_launching
did_finish_launching
scene_will_connect
to_active
From didFinishLaunching to active
measures/resume.measure.json
Resume
From willEnterForeground until the app is active again
willEnterForeground and didBecomeActive (or those of the scene) with `begin` and `end`
enter_foreground
become_active
scheduled_task
measures/scheduled_task.measure.json
Scheduled tasks
From the moment BGTaskScheduler starts a task until the app says that it is complete
the system event `bgTaskLaunch` and the action `complete` with the task's identifier in `of`
until_suspended
measures/until_suspended.measure.json
Running unseen until the suspension
From the moment the app is in the background until the system freezes it
the system event `suspend`, which only a test harness or the system's own log can tell
App
front
back
starting
between
off
ending
Scene
Data at risk
the action `markDirty` when the user's data changes and `save` when it is on disk, each with what it is about in `of`
risk

"""#

  /// The code of the rules as a check needs them: see ``RulebookCode``.
  static let code = #"""
ai1C^1[1R1ON]1\1^1B]1Z1Q1NMO\1[1\1[1h3?NKJLY1X1Y1X1Q2@OLKMZ1Y1Z1Y1g3BQ1NMO\1[1\1[1Y3CR1ONP1]1\1]1\1V3=LIHW1V1W1V1_2Ob1k1W2@OS1ON\1HLIW1V1n1DHEONP2EIFR1Q1Z2GKHV1U1`1BFCQ1P1b2GW1T1g2MNQ1g1LU1^1\1DIFCh2MZ1W1\1IBKR1e1R1e1b1X1JCLT1Bb1k1a1O^1c1W1Fn1Z2Z1W1g1N]1\1[2@AA?Io2BCCAJo2DEECHR3BH_2DJZ2>OIW3GV1S1R1a1`1[1KZ1I^1ET1Q1P1_1^1k2R1a1^1]1l1_1l1k1a2O^1[1Z1i1\1i1h1d1P1j1i1f1P1_1\1Z2Na1d1^17LLa1a1JJi1H`1]1\1D[1d1a2Mk1h1V1EIR1T1=b1k1j1@JMX1J^1c1J?`1]1Z1W1d2I]1_1[1Bc1`1]1Z1n1LQ2n1i1H\1^1Y1AHe3Gf1Z1]1W1<a1^1W2LS2P2h2X1\1Y1e1Q1P2m1LW1P2m1MNk1\2U1Q1Gl1U2V1h1KZ1c1f1S1U2R2R3V1c1a1g2Fj1]2_1g1i1HN^1DFZ1[1R1Nd1a1i1@OLKZ1Y1Z1?NKJY1X1T18GDCR1Q1V17FCBQ1P1J:IFET1S1[19HEDS1R1O?NKJU1T1c1`1_1g1Bc1`1X1EP1N:FX2JLO<O7W36d3:Y27]16f14a13X18V2<e24Y2:E<G>U2>g1<Y2ET28]1:e17U17P2<S1<T154646==;454::<84454==@@=756777;<<C7868;7G>A>8666A:9A76=:AEBA94555:<4:5?6<D9<5889;3469?>:<=38796=b27\2=c24\2:S2Bh23595G7T14A6E<:5::9j1k18Q2W19R1X1NQ1;6;L;i1E6534=:955=3=Fc1594666>H7d1E>b14694J33544C26A4675;W18n15752498f1T18S126?586<5^1775756AGU15CP2>2j1P1:5B7S17N6f17T19427_1A^17897:6=<8^1G69e14m17^286R1J65@7f1=<:4h1d18`14744H54V17R1T17A?4W1Q2:776<46675966857>j1k1S16T1[1:m17Z2O84E4g2Ng1d2<c15b1b18]1k1\1ADB97W15h1446A@=`1?R2?[17G7:3B7697Oo164:e17NN6F5LCB75J7`14h18`17M<L4946786746M36S1R1=9;7d2;<Ea1X2^1[2a18Ka2P2KHc16;66@B5:Ed1X24Q198:HO4664Ja1688h25W1T189L4Q26c2l18=98X2T2;7[1P2=S1d1i1i1^155[1<]14h13c18Y18S2:6f1P16@L_17HY2G<6Z14c1<;>5685IZ2AT1e19Ch15;U14^2=:=><;<;===C<67P1g26=6\16g14:>i1>6Nl183Jb18GV1n1>57<<;@B8;;887E@?O\1[1GFKe15>V1P1HM=6S1DF:Mn1X1[1575757575757686868Q1^2\1T1\2_1NT29H6^1T2>U26:6J6248KA[1M?655666=<=;?4118888Af1M\1DP1>6OQ1>S16A6Jh167;8E[2E6R1]2Ci16P1h1No1A6Z17Q28In1;>6Z1F5R1<@5DQ2U1X19:Gi1X1o1H]2Y1d17T1BLk1?\1e1CGd1=S1U2:;<<><9Jb1V1=HNR2AZ1GBV1@P1L7=9P1W1[1Q1R1K]1V1J4ER2P1<MBX2Nj1IQ1W1Y2E`2U1l17Ia13[1k16A\1AQ1:C5H_1Y1k18Fa15=X1b1554259Dn1V1Q1HU1T17OD_1V1Z1B[1N;8>7942222X1X2>Aj1h1Bn1Md1Fg1R1`2Ak1BR1f2=:>b1N[18FU2DR1J2K[26W1f1Da1P1<H6:Mm1@]1i2Ee1BW1K7CY2OJ@c2LU1KV1G[2S1Gk1DS1j11742S1b2e1Z2J]1=6V1V1578Hd1S1Z1N\1Z1`16KS1;6\1H?W1<?LKE\1W1k1IU1T1@JKk1;W1IIER2Q1Q2Dj1P1KI^1U1CMg1Y1^1DX1V1R2Kg1\1MIT2Z1b1Al1Mi1P1[2K\18j18????AAHA????AAHA????AAHA>>>>@@G@@JX1V1T1994Ci1S1]1An1Q1JGGR1Q1Hg1X1S2677987;=98:9;>>=?866769Bg1B66S1[2Fh1X1_16577:De1=P1U1K^1]1_1FX1T1[1GQ2Y15X2Ch1CT1b1Im1Z1g1DP2U1d1Dm1U1`1Jo1V1:V1Ki1W1BAIOFCW1Q1S1Ij1Z1<R1?HNIP1d1b1Y1JS1d1e1BX1<OX2a1R2P1X2b1P2Ge1Y1W1<P2Il19999999999Dj1T1d2Hc1Z1R27::7BV1@S1C>GV1X1T1P1o16a1X2>C`1S1l1KR24<6W1d1U1T2a1f2Lc1^1m168E[2Q1X2Em1;Q1W1<<FFLf2X1U2Dn1T1P2?V1JW26J]2U1X2Cd1U1R1?U1@i2Z30@V1GY3f2=DL6l3h4R1P1@IEDB9Q1L6f1f2@=>T1?d2l2?U1S1X2f235487365<e34bC20cB20dB20eB10c=9ZC4C0PA0QA0RA0SA0Y@0Z@0[@0TA0j50UA0VA0U?0WA0_@0`@0V?0XA0YA0X?00000930[C30\C3300E00O00Y100c100m10420f20R50420l20X500X50420R30^530]C00`20430l20X50`210g=;U>420\@0]@10i=;c=420^C0n>;_C420`C0aC10k=;bC0W?;cC60dC;eC60dC20UD53;XB0R@=642430Y10R30^50m1591;YB0R@20VD20_D9`D642420T@0U@10009aD6430b@0g?0T@20bD1420c=0g=2420kD0i=68lD10Q>6470j@0k@0l@0m@0P?0V?0n@20mD9nD60n>2420mD0oD9nD0n>20oD?VE8WE9XE410V?9ZC420U?0V?20_E68`E2430aE0bE0cE10e>00Z220ZF69120[F9\F6209aD420\F320]F20]?9aD0b@9aD0\F0430E0f20R5;U>0bF20cE2420[F0^?6458cF8dF8eF8fF8gF9aD6430b@0g?0h?;hF0b@;XB60Q@2440]?0[F0^?0cE9aD60b@00i610W>20SG:0TG=430f90b90d:0430f90b90d:1490a=0g=0i=0o=0U>0Y>0[>0]>0c>10S>10U>00`61420c=0i=9ZC490n>0eA0fA0gA0hA0iA0jA0kA0P?0420c10`2;e>0hE6438\G8]G8^G2430mD0oD0bE10]>2430aE0bE0lG;XB42420X?0Y?0aA64;8UH8VH8WH8XH8YH8ZH8[H8\H8]H8^H8_H9ZC420`H0aH9ZC0bH9ZC64C0PA0QA0RA0SA0Y@0Z@0[@0TA0j50UA0VA0U?0WA0_@0`@0V?0XA0YA0X?20lG9aD6430cH0dH0g?042420c10`2430E0f20R5:0QI10a=9`C219kD0TI04200099XE410Y@9ZC430Y@0Z@0[@9XE460V?0Y@0U?0bI0cI0dI9ZC440_@0`@0U?0V?2430kD0i=0jI9kI91=430Y10R30^56428WJ8XJ9YJ6430ZJ0[J0\J2430kD0i=0_E=42430O0l20X5430Y10R30^5;]J0^J;Q>0gD2420oD0bE042430O0l20X5430Y10R30^5@430aJ0eA0bJ042430f90b90d:420V:0[:20[K9\K21;XB0Q@;YB0Q@2420]K0^K20_K9`K2120aK0430O0l20X520a>9nD6420n>0XB10a>0430Y10R30^5:420QI0TG30fK9nD60iH20gK00f200l200R300X300R500^5;kE60dC0420R30X32420_E0UD9kL0lL2420bE0VD;c=0iH;c=0dG6438PM8QM8RM1420c=0k=042420c10`20Z268]M20bE;XB420Q@0R@;YB420Q@0R@2430g>0]?0^?9aD480f?0g?0h?0i?0j?0k?0l?0m?9f?919`D919`D36310[>00Z920kD9kI39YJ68kM2440oD0mD0SG0]F1430c=0i=0g=043420c10`2430E0f20R50Z22420_D0bD2420[F0]F;XB420X?0Y?;WD60XD;WD0ZD1420g=0k=;c=6420^C0n>20bN00l:;lF60oF042430f90b90d:0Z;66448SO8TO8UO8VO;PD60SD2420WO0lG;ZB0_B664338XJ8XO9YO3;lI0ZG9_O0YB0440E0O0Y10c1@0aJ;YB420Q@0aF;fN420XB0hE68fF043430Y10R30^50X30m165364<8gO8hO8iO8jO8kO8lO8mO8nO8oO8PP18QP18RP18lD:eO0=420l20X5;Q>0XD=0O2420bE0lG6528SP1:eO02440kD0i=0_E0oD6:eO06428[H8TP120UP1043430f90b90d:420c10`20l:1420g=0]>5:YB110o=9ZC0o=9^P10_P120_?;XB450X?0Y?0aA0bA0cA?VE68fP12440cB0gK0[K0aK668nP19nD642450n>0o>0P?0Q?0R?0iH;lM0dC9oP1468PQ18QQ18RQ18SQ18TQ18UQ120VQ1=4200096458WJ8WQ18XO8XQ18YQ1;^I0XD;WD0XD;cN0XD;c=420bA0iH6448^G8]G8\G8ZQ1;e>60nB6428lD8[Q19nD6450n>0o>0P?0Q?0R?6526438\Q18]Q18^Q1418XJ;YI0XD043420c10`2430E0f20R50X5064300090Z2=64300090Z26:bJ09`D52642420T@0U@1000:`D19`D:`D0642:bJ13642:bJ03;^M0bM<XB430P@0Q@0R@6:bJ19oP1420WD3;XB0X?9ZC420WD0j59^P10QR1<XB420X?0Y??VE64B8VR18WR18XR18YR18ZR18[R18\R18]R18^R18_R18`R18aR18bR18cR18dR18eR18fR18gR11420[>0g=?VE4<8\R18]R18^R18_R18`R18aR18bR18cR18dR18eR18fR18gR1?VE468VR18WR18XR18YR18ZR18[R1;lI0oI2440oD0mD0bE0kD05243420c10`2430E0f20R5430O0l20X5:QI0052464A0V20^30f30j30o30S40X40\40d40^70f70j70n70R80^80j90`:0X30n50Y60`60i6:QI070]S1;XB430P@0Q@0R@0:QI02450\?0g>0]?0^?0_?9^S17102nA001110=424D00090Z20c10`20E0f20O0l20Y10R30X30m10n50Y60`60i60R50X50^54A0V20^30f30j30o30S40X40\40d40^70f70j70n70R80^80j90`:05247430O0l20X50X30n50Y60`60i64A0V20^30f30j30o30S40X40\40d40^70f70j70n70R80^80j90`::QI0;_G0dC>70112_S1011110424D00090Z20c10`20E0f20O0l20Y10R30X30m10n50Y60`60i60R50X50^50Z9@420aJ0bJ764C0]S18dS18eS18fS18gS18hS18iS18jS18kS18lS18mS18nS18oS10PT10QT10RT10ST10TT10UT104D00090Z20c10`20E0f20O0l20Y10R30X30m10n50Y60`60i60R50X50^5=4D00090Z20c10`20E0f20O0l20Y10R30X30m10n50Y60`60i60R50X50^5;bK0aA6448gT18hT18iT18jT1=6420V:0[:;bG0dG0420V:0[:68gT1;nJ0SK;fN420XB0YB;gK0XD;nJ0QK:420QI0iH9[U1:[U106:[U109aD6440g?0f?0]U10j?042470j30S40`40^70j70V80V:0Z29ZC6430n>4C0PA0QA0RA0SA0Y@0Z@0[@0TA0j50UA0VA0U?0WA0_@0`@0V?0XA0YA0X?32420]?0_E9eU1430gU10SG0hU19ZC0iU1160k=66438`E8nU18oU1;b@0b@9eU16420hU10XD;b@60XF2420^?0[F2440^?0[F0]F0cE9aD6430b@0h?0g?2430^?0[F0XV19eU1440XD0hU10YV10ZV16428SP18`V1;XB642420X?0Y?0aA;fG0fG6526468fV18gV18hV18iV18jV18kV14:8UH8VH8WH8\H8QM8PM8XH8YH8^H8ZH9ZC6420lV10aB=0X35:YB00420Z20`2;lI60ZG05241430Y10R30^5:QI005241430b30b80h8:QI0=6430Y10R30^56528^W1:\W10;ZB420_B0aB6:\W1020\?=0Z920g>9^S17102RB0nooooooooooo?22510>70112cW100111>7102cW10011101420o=0k=6:hW116:hW10;lF0oF=60Z965268jT1:hW102420bD0SG00b96:eO1;lF0QG;mL60fG6418hT1;mL0fG;ZB420[B0]B68ZX16448WQ18XO8XQ18YQ1;XB6450X?0Y?0aA0bA0cA;eI60hI68ZQ168WJ;PE0XD68XJ;YB420X?0aA;jJ0XB;YB6420X?0aA2430oD0mD0bE20jI20`X1;XB440X?0Y?0bA0cA;PL60ZG2420XV10_?68gX16528lX1:eO01410W>20SY16:oX109TY1420UY10fG<XB919TY1430VY10WY10XY12430UD0dB0WO=643430Y10R30^50X30m1=4300090Z29TY16430VY10WY10XY1;XB430R@0P@0X?;YB430R@0P@0X?2440VQ10[K0_K0aK66448nP18jY18kY18lY1764I0]S18dS18eS18jS18kS18lS18mY18nY18fS18gS18hS18iS18mS18nS18oS10PT10QT10RT10ST10TT10UT10oY10PZ10QZ10RZ120i=;lI0SJ9ZC6420WD0j59^P1420_P13;XB430Q@0R@0X?=6454D00090Z20c10`20E0f20O0l20Y10R30X30m10n50Y60`60i60R50X50^5430b30b80h84A0V20^30f30j30o30S40X40\40d40^70f70j70n70R80^80j90`:450`40V80f90V:0[:0Z99ZC60o=>7102RB0nooooooooooo?22510042430f90b90d:0Z91420[>0]>9oP10WD9ZC0fZ19^P10gZ19ZC420lZ10gP19gP1919R[17112TB0115009R[170102TB011502420aE0bE04300090Z206424300090Z24;0[:0f90j90l:0b30\40R80X40n70b80h8;XB460hB0bA0kB0cA0nB0Y?0424300090Z2470j30S40`40^70j70V80V:9ZC6424C0PA0QA0RA0SA0Y@0Z@0[@0TA0j50UA0VA0U?0WA0_@0`@0V?0XA0YA0X?3?][168^[19`C621;_C0`C;bK420dK0aA044430E0f20R5430O0l20X5430Y10R30^50m11440e=0g=0Q>0U>2440SY10VQ10[K0`X168kY19nD6430PA0iH450n>0o>0P?0Q?0R?=60Z8;XB43420X?0Y?0bA0cA2460aK0VD0gK0i[10cB0g>=430E0f20R5;U>0\@2430aK0VD0gK=6430E0f20R5;c=6420bA0iH=43420c10`2430E0f20R5430O0l20X5=464A0V20^30f30j30o30S40X40\40d40^70f70j70n70R80^80j90`:0X30n50Y60`60i62440\?0]?0^?0_?=450`40V80f90V:0[:042430E0f20R5430Y10R30^5046430O0l20X50X30n50Y60`60i60424A0V20^30f30j30o30S40X40\40d40^70f70j70n70R80^80j90`:450`40V80f90V:0[:=64D00090Z20c10`20E0f20O0l20Y10R30X30m10n50Y60`60i60R50X50^5042430f90b90d:0l:>7102_S10111109^S17102PB001210=42430Y10R30^5430b30b80h82440\?0g>0]?0^?9^S17102RB0nooooooooooo?2251112nA00111>70112Q\1001510430b30b80h8>70112R\101121043430f90b90d:0l:430E0f20R5042430Y10R30^5430b30b80h8>7102Q\1001510>7102S\1001510;c=0bA>7102R\10112109^S17102RB0nooooooooooo?2251112PB001218:\\10;bK0ZG20]\19^\170101\\109_\17101\\100652428lD8[Q1:eO0=42420l20X5420R30^5;lI6420SJ0UJ=420O0Y12440i=0kD0oD0bE0420X30m100n5;dE0[E10Y>9j\1420k\10l\1;bK60aA668jT11420g=0i=9j\10U]120aE=642430Y10R30^50n52440kD0i=0_D0XV1=0m19^S13760]S1;VM0_B9aD39`D52642420T@0U@1000:hW10;^M60bM;^M60SK;^M0SK9`D:hW100430l20R30X35642:YB03;YB430Q@0R@0P@;cJ0hJ;cN430ZD0[D0]D064;0[:0f90j90l:0b30\40R80X40n70b80h80470j30S40`40^70j70V80V:;bK6420dK0aA66438TO8UO8VO2430]?0^?0_E9eU10gU1;jK420mK0oK9eU10SG;jK0oK9aD0h?;jK0mK9eU10hU1;U>0]@1420W>0i=9aD6420b@0h?00f96418gT12420kD0W_16524Q18X_18Y_18Z_18[_18\_18]_18^_18__18`_18a_18b_18c_18d_18e_18f_18g_18h_18i_18j_18k_18l_18m_18n_18o_18P`18Q`18R`18S`18T`18U`18V`18W`18X`1:U_10;lH0dC20W_16528jT1:U_106:U_10652428]`18^`1:hW109_`10i[11420g=0o=2420VQ10i[1;XB420X?0aA2450VQ10i[10aK0lG0[K05242430E0f20R5430Y10R30^5:QI0043430O0l20X5420c10`20X3;bC0SM65264L8lD8[Q18Pa18jT18PM8QM8RM8`E8Qa18Ra18gX18Sa18Ta18Ua18SP18Va18Wa18Xa18^W18Ya18Za18[a18UH8\a18]a18^a18_a18`a1:eO0=420R30^5=0Y16428[H8aa16448ba18ca18da18ea110g>9fa120;jG0m>65264<8lD8[Q18Rb18Ya18Za18Sb18[a18\a18]a18^a18_a18`a1:eO06536458\a18]a18^a18_a18`a1478WJ8^G8]G8\G8WQ18XO8ZQ1:eO02420bE0oD6528]M:eO02450i=0kD0_E0oD0bE6468TP18[H8Tb18Ub18Vb18aa1;fN0XB043430Y10R30^50m10X31430Q>0U>0g==42420c10`2430E0f20R5;lI420SJ0UJ;XB0P@;ZB0aB;YB0P@;XB6420Q@0R@6:gb102440aK0]K0^K0bE2420gK0UD56:YB1;TF420XN0ZN;TF420VN0ZN;TF420VN0XN;TF0ZN;TF430VN0XN0ZN<WD0XD9ZC430`H0aH0bH56:YB0;fG420fG0jG2420bE0aE9ZC6440iU10`H0lZ10gP16:\W11;_G60dC;eL0jG=60]9;eL0fG6526438[a18gO8hO:eO02470oD0mD0bE0SG0]F0cE0aE9aD91;V?0eD9^d121;V?0iD;XB430X?0Y?0cA;PE0TE2430i=0kD0oD;XB420R@0P@;PE60TE9^d120;V?420gD0iD2420i=0kD64:8od18Pe18Qe18Re18Se18Te18Ue18Ve18We18Xe168aa1;VM0RH;VM0ZM2430_E0bE0[K668]M=6420]90Z8;YB0X?65264>8Pa18jT18Ya18Za18[a18Sb18ae18PM8QM8]M8^W18be18ce18de1:eO0=0l2=0X59Tf1219ZC6430o=0iU10`H0440m1430Y10R30^5420c10`2430E0f20R5;lI6420ZG0oI6418XJ00Y610c>9ZC6460[A0ZA0\A0]A0^A0_A20i[12430SY10VQ10[K6438TO8UO8VO?VE6428hf18if1;XB470hB0bA0kB0cA0nB0P@0X?;gK0bC1420Q>0g=00d:6418iT19_`16440Sg10Tg10Ug10Vg1?VE64;8WE8^R18_R18`R18aR18bR18cR18dR18eR18fR18gR1;^N0`N6428gT131420k=0g=;XB6480hB0bA0kB0cA0nB0Y?0fB0Q@?VE8fP12440g>0]?0^?0oD6448Ya18Za18Rb18Sb19aD440f?0g?0h?0i?9f?6711002111100035999cg1671100211110003599;eM0TC9f?6423711002111100035992420kD0XV1652458Ya18Za18[a18Sb18Rb1:eO0;^I60TE2420oD0SG6428WJ8^G043430E0f20R50m10X31430g=0k=0o=05241430O0l20X5:QI09kD60TI;_C60`C10e=043430O0l20X5430Y10R30^50m11450g=0k=0o=0Q>0U>;_C0XD05241420c10`2:QI005241430E0f20R5:QI0>7112RB0nooooooooooo?225109^S17112RB0nooooooooooo?22510W30151234526781916:;<=>?4@ABCD1E14FGHI4JKLMN0O14P1Q1R1S14T1U1V1W1X10Y114Z1[1\1]14^1_1`1a1b10c114d1e1f1g14h1i1j1k1l10m113n1o1P24Q2R2S2T2U20V212W2X20Y20Z213[2\2Z22]2^2_20`213a2b2`22c2d2e20f213g2h2f22i2j2k20l213m2n2l22o2P3Q30R313S3T3R32U3V3W30X313Y3Z3X32[3\3]30^312_3`30a30b312c3d30e30f312g3h30i30j313k3l3m30n30o312P4Q40R40S413T4U4V40W40X412Y4Z40[40\412]4^40_40`412a4b40c40d412e4f40g40h414i4j4k4l40m40n4102o4P5Q50R514S5T5U5V50W50X514Y5Z5[5\50]50^514_5`5a5b50c50d511e50f50g511h50i50j512k5l50m50n513o5P6Q62R6S6T60U612V6W60X60Y613Z6[6\62]6^6_60`613a6b6c64d6e6f6g6h60i613j6k6l64m6n6o6P7Q70R7102S7T7U70V712W7X70Y70Z712[7\70]70^716_7`7a7b7c7d70e70f712g7h70i70j712k7l70m70n712o7P80Q80R812S8T80U80V812W8X80Y80Z812[8\80]80^812_8`80a80b814c8d8e8f80g80h812i8j80k80l814m8n8o8P90Q90R912S9T90U90V912W9X90Y90Z911[90\90]913^9_9`90a90b912c9d90e90f912g9h90i90j912k9l90m90n912o9P:0Q:0R:12S:T:0U:0V:13W:X:Y:0Z:0[:13\:]:^:0_:0`:12a:b:0c:0d:12e:f:0g:0h:12i:j:0k:0l:14m:n:o:P;0Q;0R;12S;T;0U;0V;12W;X;0Y;0Z;12[;\;0];0^;13_;`;a;2b;c;d;0e;13f;g;h;2i;j;k;0l;13m;n;o;2P<Q<R<0S<13T<U<V<2W<X<Y<0Z<13[<\<]<2^<_<`<0a<13b<c<d<2e<f<g<0h<13i<j<k<0l<0m<13n<o<P=0Q=0R=12S=T=0U=0V=14W=X=Y=Z=0[=0\=11]=0^=0_=000`=1a=000b=1c=000d=1e=000f=0g=000h=0i=000j=0k=000l=0m=000n=0o=000P>0Q>000R>0S>000T>0U>000V>0W>000X>0Y>000Z>0[>000\>0]>000^>0_>000`>0a>000b>0c>000d>0e>000f>0g>000h>0i>000j>0k>000l>0P1m>53n>3o>3P?3Q?3R?S?53`43V83f93V:3[:T?23U?3V?W?23X?3Y?Z?33E3f23R5[?53\?3g>3]?3^?3_?`?;3[:3f93j93l:3b33\43R83X43n73b83h8a?73j33S43`43^73j73V83V:b?33Y13R33^5c?23c13`2d?A3V23^33f33j33o33S43X43\43d43^73f73j73n73R83^83j93`:e?83f?3g?3h?3i?3j?3k?3l?3m?n?33f93b93d:o?33P@3Q@3R@S@23T@3U@V@330393Z2W@D30393Z23c13`23E3f23O3l23Y13R33X33m13n53Y63`63i63R53X53^5X@33Y@3Z@3[@\@23\@3]@^@43_@3`@3U?3V?a@33b@3g?3T@c@33O3l23X5d@33b33b83h8e@23f23R5f@23R33^5g@23l23X5h@23V:3[:i@73j@3k@3l@3m@3P?3V?3n@o@C3PA3QA3RA3SA3Y@3Z@3[@3TA3j53UA3VA3U?3WA3_@3`@3V?3XA3YA3X?ZA63[A3ZA3\A3]A3^A3_A`A53X?3Y?3aA3bA3cAdA93n>3eA3fA3gA3hA3iA3jA3kA3P?6lA0mooooooooooo?5479990mAnA00111oAPB00121QBRB0nooooooooooo?2251SBTB01150UBVB0mooooooooooo?5159990WB2XBYBc1ZB1400[B4[B\B]B^B_B`BaBbB311001_B11101aB11211[B1]B00XB1400fB>fBgBhBiBbAjBkBlBcAmBnBoBP@PCQ@QCR@RCX?SCaATCUCVCWCXCY?YCV1123401bA11301hB11512hBbA011511fB1hB126712hBbA0126711fB1hB126811bA1cA126812fBhB1kB126800126912fBhB1kB126911bA1cA11:18hBbAkBcAP@R@Q@aA1Q@11;12Q@aA1R@12<801X?12<718hBbAkBcAP@R@X?aA012<918hBbAkBcAP@R@X?aA1X?11=16X?hBbAkBcAaA1P@11>19hBbAkBcAP@Q@R@X?aA1UC11?01Q@11@11Q@1R@11A16hBbAkBcAX?aA1P@12BC01X?11D16hBbAkBcAX?aA1P@11E0011F15X?kBbAcAP@1aA11F15fBhBR@aAUC012FG01aA13HIJ11aA1kB11H11aA1X?11H0011K01fB12FL11Q@1aA12=L12Q@R@1P@13<7L11Q@013<9L11Q@1X?12:M11X?1Q@13<7N11Q@013<9N11Q@1X?1YB8Q@R@P@nBX?aAWCY?1fC2gC6hCiCjCkClCmCnC0420210oC2;XBPD1400_B3_BQD\@RDSDTD324OP1Q1R14OS1T1R101SD11O01\@11U101_B00WD1400XD5XDYDZDZD[D[D\D\D]D^D813V1W1X111XD1ZD13V1W1X111ZD1[D13V1W1X111[D1\D13V1W1X111\D1]D13Y1W1X111ZD1XD13Y1W1X111[D1ZD13Y1W1X111\D1[D11Z101XD00V?1400cD4cDdDeDfDgDhDiDjD712[1\101eD12]1^111eD1gD13_1\1`111gD1iD13]18^112gDiD1cD13a1\1b101cD12c1\101cD12_1\111eD1cD00PE1400QE3QEREXDSETEUE5123d101TE123e101TE123f101TE11301XD12Hf111XD1TE00YE240600XD3XDZE[E\E]E^E212g1h101[E11i111[E1]E00dE1400XD3XDeE[EfE]EgE01YE3[E]EXD0e>00hE2hEiEnBjE212j1801hE11j101nB00kE00lE2lEmEdCnE111k101dC00oE240600PF5PFQFRFSFTFUFVFWFXFYF:12l1m113RFVFXF1XF12l1m101TF12n1712PFRF1RF12n1712TFXF1VF12n170014n18o1P211XF1TF14n1Co1P201PF12n1811RF1PF12n1812VFXF1TF12Q2C01PF00b@1400lE3lE^Fb@_FXF`F512R2S212lEaF1b@32R2T23U2CV21F11XF1lE22R2T23U2CV211b@1lE22W2`13X2Y2`111b@1XF15X2m1`1Z2[201XF00hF240600iF2iFjFb@kF213R2S2\201b@42]2^21_23U2CV21`211b@1iF00lF1400mF3mFnFoFPGQGRG511a201oF12b2c211mF1QG12b2c211QG012d2811QG1oF31b22341e201oF00U>00bF3bFUG\@\@]@VG611f201]@11g212bFaF1\@11h212bFaF1\@21`21_201bF12i2j201bF12k2l211\@1bF00WG240600XG2XGYGZG[G212[1m201ZG12n2m201XG00_G1400lE2lE`GdCaG224U27P1Q14?7S1T101dC12U2801lE00bG1400`A2`AcGdGeG121d21o201dG00fG240600gG3gGhGfGiGjGkG311P301gG11g101fG12k2Q311fG1jG00Q>1400XD2XDmGgDnG212]1801XD11]101gD00jG00oG4oGPHPFQHRHSHm>TH812n1R314oGPFm>aF1PF12KS311PF1RH12KT301oG11K13oGPFm>1oG123U311RH1m>11k211RH1m>12V3W312RHm>1PF12U2C11m>1oG00c=1400XD6XDeH^CfHbAgHn>hHiHjHdGkH5123401bA11301^C126C11bA1iH126C12XD^C1n>11X301dG00lH1400lE3lEmHnHoHdCPI4126801dC126901nH11301lE11Y311nH1dC00_C1400XD6XDeHRISITIUIX?VI`CWIaCXI711Z312XDaF1`C123401X?123[301`C11311`C0123\301TI11301RI11]312XD`C1aC00YI1400QE4QEREXDZI[I\ITE]I6123d101TE123^301TE123_301[I11301XD12H_311XD1[I21F1k211[I1XD00^I1400QE4QEREXD_I[I`ITEaI8123d101TE123`301TE123a301TE123_301[I11301XD12Ha312XD[I1TE12H_311XD1[I21F1k211[I1XD00eI240600fI2fIgIhIiI112b3c301hI00lI240600cD6cDmIZGnIoIPJQJRJSJTJUJVJ814[1d3e3f301oI11g301ZG12_1b101SJ32_1h32_1i32_1j314cDZGoIaF1QJ32_1h32_1i32_1j313QJSJUJ011_111aF011_101SJ11k301UJ00]J1400XD2XD_J^J`J213l37m301^J13l38m301XD00cJ240600fI5fIdJeJfJ[DgJ]D^DhJiJ521n31o213fIhJaF1eJ21n31o211eJ1[D21n31o212[D]D1]D11a211[D1eJ11a211eJ1hJ00jJ240600`A3`AkJXBlJYBmJ212g3P101XB11g301YB00nJ240510oJ6oJPKQKRKSKTKUKVKWKXKYKZK>12o3P412WKYK1WK24o3P4P1Q44o3P4S1R411oJ1QK12o3P411oJ1SK12S4P413QKSKUK1oJ12S4P411WK1YK13T4U4d313QKSKUK011T413QKSKUK1WK11T411oJ1YK23V4P1Q43V4S1R411WK1QK11V411WK1SK11V411YK1oJ11U212SKUK1QK11W411QK1SK32X4Y41Z42[4C11SK1UK00bK1400ZG3ZGcKaATCdKeK411301ZG11F01aA11H11aA1dK13\4]4^411aA1dK00gK1400XD2XDhKbCiK311_401bC12]1801XD11U201XD00jK00kK3kKlKmKnKoKaB611f201oK11g212kKaF1mK12h2C01oK21`21_201kK12i2j201kK11i211mK1oK00PL1400XG2XGQLZGRL01WG2ZGXG0eC00lE2lESLdCTL111W401dC00cC00lE2lEULdCVL111k201dC00YB240500Y?8Y?WLnBXLWCYLP@ZLQ@QCR@RCX?`AaA[LN11k111Y?1nB11D13nBX?aA1P@11D11Y?1WC11`414P@R@Q@aA1Q@11a412Q@aA1R@12b4801X?12b4716R@P@X?nBWCaA012b4916R@P@X?nBWCaA1X?12c4801Y?12c4716R@P@X?nBWCaA012c4916R@P@X?nBWCaA1Y?11d401Q@11A11Q@1R@11A14Y?nBX?aA1P@11A0012e4C01X?11F13X?nBWC1aA11F14Y?R@P@aA012FG0011H11aA1X?11H0012FL11Q@1aA12DL12Q@R@1P@13b47L11Q@013b49L11Q@1X?12`4M12nBX?1Q@12`4f412Y?WC1Q@13g47N11Q@013b49N11Q@1X?13c49N11Q@1Y?01\L2]L6hC^L_LjC`LaLbL0620210cL250dL2;YBeL240600gG4gGfLfGgLjGhLiLjL412h4i401fG11j401gG11F12fGjG1iL32X3Q32k2k42k1l411fG1jG00mL1400XD2XDnLfGoL312h4i401fG12j4m401XD11n401XD00bC240510SM2SMTMW?UM212[4C01W?11o401SM00VM240600aB5aBWM_B_BXMYMZM[MRH\M712g1P501_B12Q5P501aB22=R53DS1S511_B1XM23T5P5U53T5P5V511_B1XM11F11_B1ZM12T5P511ZM1RH12U2C11ZM1RH00^M1400`A4`A_M`MaMbMcMSKdM412V1W512`AaF1`M13V1X5Y512`AaF1SK12V1X513`A`MaF1bM12V1m111SK1bM00eM24060121Z51[5cD4cDfMZGgMhMiMTCjM713\5]5^501ZG11_501cD11T511TC1ZG21Z51[511ZG1hM11U211hM1cD11F11ZG1TC11301cD00lM1400lE2lEmMdCnM212i2401dC21`51a501lE00oM1400PF5PFPNRFQNTFRNVFSNXFTN:12l1Y513RFVFXF1XF12l1Y501TF13n1Y5712PFRF1RF13n1Y5712TFXF1VF13n1Y570015n1Y58o1P211XF1TF15n1Y5Co1P201PF13n1Y5811RF1PF13n1Y5812VFXF1TF13Q2Y5C01PF00TF24060111b5UN5UNQFVNWNXNYNZN[N\N]N:11c501UN13l1m1d501ZN13l1m1P101VN12l1m101XN13[4Ce512VNXN1ZN14V1W1X1d512VNXN1ZN13Y1f5d511ZN1\N21g52>C13VNXNZN1\N11k211ZN1VN13]4d5h512VNXN1\N00^N1400XD2XD_N`NaN311i501XD13j57k501`N12j5801XD00cN1400XD4XDdNZDeN[D[D]D^D621l51o211XD1ZD21l51o211ZD1[D21l51o211[D1]D11a211ZD1XD11a211[D1ZD11Z101XD00fN24051111S1XD4XDgNXBhNhEiNYBjN311P112XDaF1XB11S112XDaF1YB11S111XB1hE00g3kN1lN6Q>mNnNjCoNmCPO04220QO260RO140000000424U2P1Q1V24?S1T1V2111W41PXijl>0000044_4m5`1n52o5`120P64\5Q6R6S6ZO1[O5hC^L\OjC`L]O02200^O14001223T61k10000012U6V6`O1aO7Q>V?bOcOjCoNmCdO021eO0fO240510153@S1W63;P1X62_4Y62]1^11Z60001346k3[6`1\6S6]67k3[6`1^6S6]6X65_6`6`1\6S66_6`6`1^6S6X601P`l[Pe40123?CV24:CV2X600032a6b62o3c61d6VP12WP19c=X?^LXP1YP1jC`LlCZP1[P1030\P1250]P1140011234121e61f601P`l[Pe40313k17g6131h62Ki62Kj600000013k18g6`P12aP15X?XP1bP1jCcP1dP102260eP1140000000713k6l6m60mooooooooooo?5479991lAPPf^Tlg119gP1hP11iP17c=X?jP1kP1jClCZP1lP104220QO260mP1140000000374n6o6P7Q732R7Q73S7T7Q78[1U7]5V7W7X7Q7Y76[1Z7]5Q7Y7[77[1\7]5]7V7Q7Y77[1^7f3]5_7Q7Y7111g51P`beiM0000111`7_Q12`Q18c=X?XP1YP1kP1jClCZP1aQ1030bQ129ZC0cQ114000000031234131h62Ki62Kj61P`l[Pe400000326C2a7b71FdQ11eQ14fQ1gQ1jCcP1hQ1021bJ0iQ1140000000414V1c7d7X1152Y1e73Y1X5f73Y1g7h71F2Z5c701Pb`N112i7l600014V1c7W1X1jQ12kQ18fQ1X?XP1gQ1lQ1jCmQ1cP1nQ1030oQ11bJ0PR1140000000314V1j7d7X1151F2h6k73Ki6l72Km72Kn71PPR\]dW50113o7CV700052Y1e73Y1X5f73Y1g7h72Z5c72i7l6RR10SR16fQ1XP1lQ1jCmQ1cP1TR1030oQ11bJ0UR1140000000315V1j7d7X1P801PP[WRnK0113o7CV700062Y1e73Y1X5f73Y1g7h71Q81[52i7l6hR10iR16fQ1XP1lQ1jCmQ1cP1jR1030oQ11bJ0UR1140000000315V1j7d7X1R801PPR\]dW50113o7CV700062Y1e73Y1X5f73Y1g7h71Q81[52i7l6kR10lR16fQ1XP1lQ1jCmQ1cP1mR1030oQ11bJ0UR1140000000315V1j7d7X1S801PPlb\i^A0113o7CV700062Y1e73Y1X5f73Y1g7h71Q81[52i7l6nR11oR15X?PS1QS1jCRS1SS102260TS124060000000323U2CT82U8T8111g51P`beiM0010111U8US11VS17WS1XP1XS1jClCmQ1YS1ZS1041QI0[S12>0\S1140000000423V87g65W87X8g6Y8132Z8g61F4[8X8\8]81PPf^Tlg11Pd\]^7000033^88g64Z88g6_84Z88g6`8`S11aS13WS1jCYS1bS103200cS127140000000013a8b8c8VT11WT13WS1jCYS1XT102200YT1140000000013d8X8e8ZT12[T15hC\T1jCkC]T1^T10320220_T1140000000014\4]4^4f8`T11aT15bT1cT1jCcP1dT1eT102260fT1140000000514a2g8h8i8000001031d22j8k81o2kT12lT15nJmT1jCnT1aLoT1010PU124051000000034X4Y4l8m83Z4l8m84[4Cl8m8QU10RU15nJmT1jCSU1aLTU1010UU124051000000025W48l8m8n85W49o8m8n8VU11WU15bT1XU1jCdT1YU1ZU1021[U10\U11400112P9Q90000413d6R9S9142P9Q91T91U12HU901Pb`N111[400013d6R9`1^U12_U14`U1aU1jCbU1cU106220QO260dU129eU10fU1140000000313V9W9S2112KX91P`beiM0000022\4]41Y9jU12kU14`U1aU1jCbU1lU102260mU1140000000035W2Z9`1[9\26X2Y2\9`1[9\26X2m1`1Z2[2]9PV11QV14`U1aU1jCbU1RV1021eO0SV1140000000314R2b6S2W901P`beiM0113U2CV200043R2b6^21W23X2b6^22X2Y2TV12UV14`U1aU1jCbU1VV106220QO1eO0dU129eU10WV1140000000325^9b6W9S2G5^9b6W9S2l6132KX92g2Q44o7CQ1V200000023_9b6`93a9b9`9[V11\V15X?bO]V1jCnT1^V102260_V1240600112g1c90000324o7Cd9e92_6e9111g51P`beiM0010111_6aV11bV15^L`U1cV1jC`LdV102260eV1140000000015W2f9g9`1h9mV11nV15^LcV1jC`LaLoV106220QO260PW1250QW1140000000413c4Ci9112j9i901Pd\]^7000025b2i9m1^4k94b2i9Y5^4RW12SW15WS1XP1TW1jCmQ1UW1021QI0VW1140000000323l97g64m97g6n9131h62Ki62Kj61P`l[Pe40000013Z88g6WW11XW15jP1YW1jClCoNZW1030[W11\W10]W11400000005132o9P:1121Q:000000120Q:_W11`W16fQ1lQ1XS1jCcP1YS1aW1020bW126140000000323R:X8S:4T:X8U:S:113[58V:00000023[58W:1X:dW12eW18fQ1XP1lQ1XS1jCmQ1cP1YS1fW1030gW11hW10VW1140000000313[57Y:131h62Ki62Kj61P`beiM0000013[58Y:iW12jW15fQ1lQ1jCmQ1cP1kW1030lW11hW10mW1140000000322Z5Z:3[5Z:[:141X32F\:2h6\:2K\:1P`beiM0113[58]:00132^:Z:2Y1Y52[5Z:nW11oW17bT1X?XP1cT1jCcP1ZP1PX1010QX1140000000323_:`:[:4_:`:a:8112Fb:1PP[WRnK0001042a2c:2a2Y52a2b62Fd:RX11SX14jP1YW1jClCTX1010UX1140001110100024[4P1Q1e:5BS1T1\2e:VX11WX18X?PS1QS1jCSU1nT1cP1aLXX102260YX124060112]1f:157[1g:]5g6h:V7i:6[1j:]5g6h:i:9[1k:]5R6g6n9h:V7i:7[1\7]5g6h:l:i:9[1m:f3]5g6n9h:_7i:132k2Q33Di9n:2[1c3000344BCi9S65o7Cd9o:S65c4Ci9P;S62Q;S6121g52R;d51P`beiM0010121Q;2]1f:[X10\X14Q>]X1jCSU1^X1010_X1140000000712S;Q1002350P`beiM0aX12bX16X?]X1cX1jCSU1nT1dX1030eX1260fX1140000000024S;]5T;U;4V;W;]5T;hX11iX14jC`U1aU1bU1jX1021eO0kX1140000000314R2X;S2G111F00000033R2b6^21Y;1k2mX11nX15Q>oX1PY1jCmCQY1021oX10RY1140000000313Z;[;\;01Pd\]^70123W48\23W49];00113Z;[;^;YY11ZY14Q>mNjCmC[Y104220QO260\Y1140000000026_;`1P1Q1V2`;6_;`1S1T1V2`;]Y11^Y14c=oX1jClC_Y1030`Y1260aY1140000000012Z;a;bY11cY16Q>oX1PY1jClCmCdY1030`Y1260eY11400111U20000025Z;^4b;P1c;5Z;^4b;S1d;fY12gY13WS1jCYS1hY105220QO260iY127140000000014e;f;^4g;SZ11TZ16Q>V?UZ1VZ1jCmCWZ102260XZ1140000000413]18^1111Z;1P`beiM0000014h;\7`1i;YZ12ZZ17fQ1X?XP1gQ1lQ1jCcP1[Z1030oQ11bJ0\Z11400114V1j7d7X1162Y1e73Y1X5f73Y1g7h72V1c72Z5c71H000412i7l6000000042Fd53Ki6d52Km73Kn7j;]Z12^Z15WS1XP1XS1jCmQ1_Z1010`Z1140000000527Ki6k;l;W7l4m;7Kn;j6l;W7l4m;01PPf^Tlg10000063Y38o;3[8X8U:1b51P<1Q<2h6R<aZ12bZ15`U1X?cZ1jC]T1dZ1010eZ1140000000522KS<2KT<000000012h4i4hZ12iZ14X?bP1jCcP1jZ1010kZ1140000000512KU<01PP\mXh_30000013k6V<l6mZ11nZ16aHX?oZ1jCnT1aLP[102260Q[1240600113g1h1W<112g1X<000324o7Cd9e92Y<e9111g51P`beiM0010111Y<S[11T[17bT1c=XU1jCdT1YU1U[1V[1021[U10W[11400000003323Q92Z<Q93[<Q9\<132Z;Q42W4Q41[41P`l[Pe40111U200032d6R92]<Q92_4Y6X[12Y[15c=XP1YP1jClCZ[1030[[129ZC0\[11400000003243^<_<`<63^<_<[3a<b<131h62Ki62Kj61PPb_QdB0000031c<1d<2e<b7_[11`[16X?PS1a[1jCcP1ZP1b[102260c[1140000000327\5f<g<]5h<P1i<7\5f<g<]5h<S1d5111g51P`beiM0000111`7d[11e[15Q>f[1jCmCbU1g[104220QO260h[1140000000025j<`1k<l<l26m<`1n<l<l2Q4j[12k[16WS1XS1jClCmQ1YS1l[106220QO260m[129^S10\S1140000000345[8X8\8a;o<4[8X8\8P=5[8X8\8Q=Y85R=X8\8S=Y8162T=C2U=83V=8W=1X=1a21f600000121X:3k28Y=n[11o[15WS1XS1jCmQ1YS1P\106220QO260m[129^S10\S1140000000334[8X8Z=[=5[8X8Z=a;Y75\=X8]=a;o<163[48^=4_=8^=n94Z<8`=o<1a=1a21f600000141X:3b=8c=468d=e=3Z<8f=T\10U\15WS1XS1jCmQ1YS1V\106220QO260m[129^S10\S1140000000014[8X8g=[=W\11X\14WS1Y\1jC]T1Z\102260[\1140000000422Fh=43[3i=h=000000013j=k=l=`\11a\18jCQ>V?cO]V1SU1oNmCb\1021eO0c\124051000000325_1m=`1n=o=6_1m=`1P>X6o=112W4Q400123?CV24:CV2X600122Q>b61R>d\11e\14aHf\1jCg\1h\1010i\1140000000323S>[:T>4U>V>W>T>01P`beiM0000031i11S>1Fm\11n\14fQ1lQ1jCcP1o\102260P]1140000000412Z5X>121X31Y>00000013V1W1X1Q]11R]14aHf\1jCg\1S]102260T]1140000000412U>Z>01P`beiM0000012[>\>V]11W]13X]1jCY]1Z]104220QO260[]1140000000032]>^>4T:X8_>^>3T:`>^>\]11]]15g>^]1_]1jCRS1`]102260a]1140000000013g1P5a>b]11c]14Q>mNjCmCd]102260e]1140000000414_4m5`1b>143U2P1Q13?S1T11U11[41P`gP]i20000013_4m5`1f]11g]14fQ1gQ1jCcP1h]1030i]11hW10j]1140000000543Y1c>d>4Y1X5Z:e>4Y1W5Z:h74Y1X5Y:f>000001022V1g>2V1Y:k]11l]15^Lm]1jC`LaLn]107220QO260o]1250P^11YB140000000413h>7i9113h>8i900000014Q;X8i>j>Q^11R^15bT1cT1jCcP1dT1S^102260T^1140000000015a2g8h8k>l>U^11V^15bT1XU1jCYU1U[1W^1021[U10X^1140000000314P9m>Q9Q4111l31P`l[Pe40000022d6R92_4Y6Y^11Z^15bT1XU1jCdT1YU1[^1021[U10\^1140000000412d6R9133n>Q9Q41[41U100000012d6R9]^12^^15c=XP1YP1jClC_^1030[[129ZC0`^11400000003153^<_<[3o>131h62Ki62Kj600000031c<1d<2e<b7a^11b^15Q>X?mNjCmCc^102260d^11400112[4Y8111Y>01P`l[Pe40324_4P?`1l75_4P?`1Q1d301P`beiM0000011`7e^12f^14`U1aU1jCbU1g^106220QO260dU129eU10h^1140000000044Q?R?^2S?4Q?T?^2U?4Q?T?V?W?4Q?X?^2Y?i^12j^14`U1aU1jCbU1k^104220QO260l^1140000000411g2121Z?1_201PPigPZ9000014Q?T?[?W?m^11n^17bT1X?XP1cT1jCcP1ZP1o^1010P_1140000000323\?`:[:4\?`:a:8112Fb:1PP[WRnK0001042a2]?2a2Y52a2b62Fd:Q_11R_16c=bT1S_1jClCZP1T_1021U_10V_114000111Z;000523^?_?`?3a?b?`?000000012^?c?Y`11Z`16bT1X?XP1cT1jCcP1[`1021hW10\`1140000000322o2d?3o2Z:e?01PP[WRnK0000042a2Z:2Z5Z:2[5Z:1f?``10a`13X?jCoNb`1010c`11400111g?0000322=h?3DS1n:111l31PPigPZ90000011i?d`12e`18X?]X1PS1cX1QS1jCSU1nT1f`102260g`124060111S;115[1m2]5g6h:132k2Q33Di9n:2[1c3000344BCi9S65o7Cd9o:S65c4Ci9P;S62Q;S6131g52R;d52S;d51P`beiM0010111Q;h`10i`14hCiCjCkCj`102200k`124051000000412j?C121k?1Y>00000011Z8l`12m`16X?bO]V1jCRS1aLn`1021eO0o`1240510153@S1W63BS1P;3;P1X64<P1X6l?2_4Y60001325Q;m?`1o=n?6Q;m?`1o=o?X601P`gP]i20123?CV24:CV2X600182g3b62o3P@1d62T:U52T:V52T:Q@2R@S@1R>ga11ha15`U1ia1jCja1ka1la1010ma1140000000312U2T@01P`beiM0000012V3W3na12oa17Q>bOcOjCSU1oNmCPb1021eO0Qb1240510133@S1W63;P1X62_4Y60001365_1U@`1o=\66_1U@`1o=^6X65c1V@`1S6\66c1V@`1S6^6X65W@X@`1S6\66W@X@`1S6^6X601P`gP]i20123?CV24:CV2X600162Y@b62o3Z@1d62T:U52R@S@1R>Wb12Xb16WS1XP1Yb1jCmQ1RS1Zb1020[b120240510111U20000321D2=[@131h62Ki62Kj61PPigPZ90000032U2C1\@1]@\b11]b16Q>bOUZ1jCoNRS1^b102260_b1140000000015h;m1`1^@_@`b11ab14jP1YW1jCoNbb1010cb1140000000324U2P1`@a@5?S1b@c@a@01P`beiM00000110db12eb17Q>bOnJcOjCoNmCfb1021gb10hb124051000000323T4d@\64T4d@^6X601P`beiM0123?CV24:CV2X600132e@d@1f@1R>ib12jb1:`U1X?kb1jCnT1]T1Y]1ja1aLka1lb102260mb124060111V1112l1g6112l1g@000365BCi9W7h@5o7Cd9W7i@5c4Ci9P;h@4>Cd9j@3>Ck@2c5l@121g52>C1P`beiM0010121c55V1W1X1d5l4nb12ob16`U1fQ1kb1jCcP1ja1Pc1021eO0Qc11400112l1b6113Y1m@d5101112c5b610Rc10Sc16jC`U1X?kb1nT1ja1Tc1121eO0Uc11400113l1b6g6124BCi9W74o7Cd9W7101112c5b610Vc12Wc17jC`U1X?kb1cP1ja1ka1Xc102260Yc124060000000032Fk@3Fj@d94Kn@k@Q3Zc11[c16^LPS1cV1jC`LaL\c104260]c11YB0^c1240600112g1i9112g1o@000324c4Ci9PA2QAPA121g52k1i91P`beiM0010111QA_c11`c16bT1X?cT1jCcP1ZP1ac1021hW10bc1140000000312o2Z:132Fb:1h62KRA00000042a2Z:2Z5Z:2[5Z:2Fd:cc11dc14jP1nNjCoNec1021\W10fc11400000005121SA1121SA000000120SAgc11hc15jP1nNjCoNmCic1021\W10jc11400000004120SA1121SA000000130SATAkc12lc16`U1X?cZ1jC]T1Y]1mc1030nc1260oc124060111b500000322h4i44o7Cd9UA131F2KS<2KT<1P`l[Pe40127o7CVAX7W7V7WA5Y1m@d5V7WA00051j42X3Q32k2k42k1l47V1W1X1d5W7X7l4Pd11Qd15PS1_]1QS1jCRS1Rd1021eO0Sd1140000000414\5XAg6R6142YAb63T5ZAb63T5V5b62c4i900000015\5b6g6R6TATd11Ud15Q>V?VZ1jCmCVd1030Wd1260Xd1140000000313]1^1[A01P`beiM0000012a1\1Yd11Zd15Q>V?VZ1jCmC[d1030\d1260]d1140000000326]18^1\A]AQ47]18^1\A]A^A_A01P`beiM0000012`A\1_d11`d16Q>V?VZ1jCoNmCad1030\d1260bd1140000000326]18^1\A]AaA7]18^1\A]Ad5bA01P`beiM0112U2C00012`A\1cd11dd15Q>V?VZ1jCmCed102260fd1140000000415]18^1cAdA121U21Z;1P`beiM0000013eA\1`1gd11hd15Q>V?VZ1jCmCid102260jd11400112]1^1133]18^11U21Z;100013[1\1]7kd11ld15g>^]1jC]T1RS1md102260nd124060142g1fA2T:U52T:V52o3gA122g1P52W4hA0001323T5P5iA3U2CiA111F1P`gP]i20000161jA3T:kAU53T:kAV52R2U52R2V52R@S@Ye11Ze16X?PS1a[1jCcP1ZP1[e102260\e114000000038;[1]5U7P1d5V7W7X7i:lAo<;[1]5U7S1mAV7W7X7i:lAo<8[1]5Z7P1d5i:o<[78[1]5Z7S1mAi:o<[79[1]5\7]7P1d5l:i:o<9[1]5\7]7S1mAl:i:o<9[1]5^7f3P1d5_7i:o<9[1]5^7f3S1mA_7i:o<111g51P`beiM0000111`7]e11^e17Q>bOcOmNjCoNmC_e1021eO0`e124051000000333\5nAoA4\5nA^6X64\5nAPBQ101Pd\]^70123?CV24:CV2X600122Q;b61R>ee11fe15X]1XP1ge1jCY]1he1030ie12>0je1140000000412>7111>1P`l[Pe41PPU[ck1000012>8ke12le15X]1XP1ge1jCY]1me1010ne1140000000312>7131h62Ki62Kj61P`l[Pe40000012>8oe11Pf14X]1jCQf1Y]1Rf1010Sf114001123QB0000322[4C1W4112KRB00000011SBUf11Vf16X?PS1QS1jCSU1nT1Wf102260Xf1140000000097R;]5U7P1d5V7TB7R;]5Z7P1d5TB[77R;]5U7S1mAV7TB7R;]5Z7S1mATB[77R;]5\7P1d5l:k97R;]5\7S1mAl:k97R;]5UBP1d5_7k97R;]5UBS1mA_7k97R;]5k:d5V7T8W7Yf11Zf15bT1[f1\f1jC]f1^f1010_f1140000000323VBQ4[:3WBXBQ4111l31P`beiM0000021YB1VB`f11af16bT1[f1\f1jCdT1]f1bf1010cf1140000000323VB\2[:3WBXB\2132ZBQ42W4Q42[4Q41P`beiM0111U200021YB1VBdf11ef15Q>c=jClCmCff102260gf1140000000324_4[B\B]B5_4[B\BQ1^B01PPU[ck10111U200133_4[BQ41l31_Bjf11kf17bT1X?XP1cT1jCcP1ZP1lf1010mf1140000000323`B`:[:4`B`:a:8112Fb:1PP[WRnK0001042a2aB2a2Y52a2b62Fd:nf12of15bT1XP1Pg1jCZP1Qg1010Rg1140000000324j5bB[:cB6j58bB[:dBcB132j582a2eB1fB1P`beiM0001011i5Wg11Xg16bT1XU1jCdT1YU1U[1Yg1021[U10Zg1140000000314P9m>Q9gB112W4Q41P`l[Pe40111U200032d6R92]<Q92_4Y6[g12\g13X?XP1bP1]g102260^g1140000000713k6l6hB0mooooooooooo?5159991VBPPb_QdB19gP1_g11`g17fQ1g>X?gQ1jCcP1]T1ag102260bg1140000000027iBjBkBlBmB`1nB5iBjBoB`1nBdg11eg14fQ1X?jCcP1fg1021eO0gg1140000000336PCQC]5h3W7RC8T:X8_>QC]5h3W7RC7T:`>QC]5h3W7RC112[4C00000031V12SCb61U2hg10ig13Q>jCSU1jg102260kg1140000000014R;TC]5Q16lg1mg1ng1og1Ph114001Qh114V1j7d7X122Y1e73Y1X5j70100Rh1Sh1Th1Uh1Vh12405101Qh121@2;[@12[4C121UC1VC002Wh1O12WC712Z8800Xh1Y112l9712Z8800c=Yh1Zh1[h1\h114005RI153U3`<XCYC22U2C1ZC121[C1\C01X[1TI153U3`<\3YC22U2C1ZC121[C1\C01X[1X?1234126C111VC01_Q1]h112]3a<22U2C1ZC121[C1\C00^h112]3]C22U2C1ZC121[C1\C005_h1`h111311]300ah101257125800bh191267126800ch1Z213k17g613k18g600dh1eh1126C22U2C1ZC00i=fh1gh1hh1ih12405101Qh122DL3=[@L12U2C121\@1\C01Wb12jh1c112^C712Z8800kh1E12_C712Z8800lh1mh1nh1oh1Pi114001Qh112o2Z:12a2Z:111g5100Qi1Ri1Si1Ti1Ui114001Qh113o7Cd911F121X31K0004XBVi10Qh1>Q@Wi1X?Xi1nBYi1P@Yi1R@Zi1kBYi1hBYi1fB[i1aATCcAYi1bAYi1UC\i1Y?[i1WC\i1YB]i10Qh18Q@Wi1X?Xi1nBYi1P@Yi1R@Zi1aATCY?[i1WC\i1oE^i13TFVFXF_i15XF`i1PF[i1VF`i1TF`i1RF[i1oM^i13TFVFXFQh15XF`i1PF[i1VF`i1TF`i1RF[i1214Y3X88`C013[8X8aC19^S1111h66c=i=Rh1Qi1lg1lh1
"""#

  /// Three lines a rule: the path of its file, why it is one, how to mend what it finds.
  static let advices = #"""
app.model.json
UIKit calls the app delegate in one order: didFinishLaunching, didBecomeActive, then willResignActive and didBecomeActive around each interruption, and willResignActive, didEnterBackground, willEnterForeground, didBecomeActive around each trip to the background. A callback out of this order means that one was lost on its way, or was called or forwarded by hand. Whatever hangs on the lost one did not run: nothing was saved, paused or released. So it has been since iOS 4; with scenes (iOS 13) the scene's callbacks take their place.
Look for the callback that is missing before this one: an observer that was added late or removed early, an app delegate method that was swizzled without calling on, or a framework that sends its own events. Never call the delegate's methods by hand.
scene.model.json
Since iOS 13 each scene has its own states and its own callbacks: it connects, enters the foreground, becomes active, resigns, enters the background and disconnects, whatever the other scenes do. A callback out of this order means that one was lost, belongs to another scene, or was forwarded by hand. A scene that was disconnected has to connect again before anything else.
Look for the callback that is missing before this one, and compare the scene of each notification with the scene that the object lives in.
interruption/active_again_is_not_back.json
didBecomeActive follows every interruption, also one of a second: Control Center, a banner, the Face ID sheet. It is not a return. An app that takes it for one asks for Face ID after its own Face ID sheet, opens a second session, restores an old state over what the user just typed, or builds its web view twice. The two were the same until iOS 4 brought the background.
React to a return in willEnterForeground, or remember in didEnterBackground that the app was away and ask for that in didBecomeActive.
order/app_callback_in_scene_app.json
Once an app adopts scenes (iOS 13), UIKit calls the scene delegate in place of applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground and applicationWillEnterForeground. Only the notifications of the same name are still posted. A call of one of these methods was made by hand or by a framework that forwards it, and what it does is done twice or at the wrong moment; where no one calls it, what it should do is never done.
Move the work of the four methods to sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground and sceneWillEnterForeground, or observe the notifications for what concerns the app as a whole.
interruption/back_after_a_glance.json
A glance at Control Center or at a banner makes the app inactive and active again, and never sends it to the background. What willResignActive stopped or gave back for it, the sound engine or the bright screen of a code, has to be there again after didBecomeActive; started only in willEnterForeground, it stays away until the app has been left once. The callbacks are as old as iOS 2; Control Center (iOS 7) and Face ID (iOS 11) made such moments frequent.
Start it again, or set it again, in didBecomeActive.
launch/background_connect_within_budget.json
Since iOS 13 the system may connect a scene already in a background launch, for the snapshot or for an activity. Its set-up counts in the same short allowance (`scene-create`): a launch was ended after 5.96 seconds of wall clock, of which the app itself had used 0.4 seconds of CPU.
Keep scene(_:willConnectTo:options:) small: make the window and its first view, and load what it shows in sceneWillEnterForeground, which comes only when the scene is about to be seen.
background/background_cpu.json
iOS ends an app that uses 80 percent of a CPU over 60 seconds in the background (cpu_resource_fatal, EXC_RESOURCE). The limit holds for all threads together, and a background task does not lift it. So it has been since iOS 8 at the latest; since iOS 13 a BGProcessingTask that requires external power is exempt.
Split the work into pieces, lower its quality of service, and move what can wait to a BGProcessingTask that requires external power, which lifts the limit.
launch/background_launch_is_quiet.json
The system launches or resumes an app in the background for a push, a fetch, a location; didFinishLaunching runs then too, and no one looks. An app that takes this for an opening counts visits that never were, asks for Face ID in a pocket, and starts timers and media that the system stops seconds later. Time and battery spent here make further wake-ups rarer. Silent launches came with iOS 4 for locations and calls and with iOS 7 for fetches and pushes; since iOS 15 a prewarmed process is another launch that no user asked for.
Decide by the application state or by the callback: begin sessions, show and prompt in willEnterForeground or didBecomeActive, which come only when the user does.
launch/background_launch_within_budget.json
A launch in the background (a push, a location, a fetch) gets far less than one for the user: reports show kills after 5.96 seconds of wall clock, and after 3.4 to 4.9 seconds of CPU time. The system ends the app with 0x8badf00d; the event it was launched for is lost, and further launches become rarer. The reports are of iOS 13 and later; no number is documented.
Look at the reason for the launch before any set-up. Defer everything that only a visible app needs until willEnterForeground or the connection of a scene.
tasks/background_task_begun_again.json
Whoever keeps the identifier of a background task in one variable loses the first when the second begins: it can no longer be ended. Quick switching between apps is enough. Reports show four open assertions of one name when the app was ended. Background tasks came with iOS 4, their names with iOS 7.
End the open task before beginning the next, or keep a list of identifiers.
tasks/background_task_is_ended.json
beginBackgroundTask keeps the app from being suspended until endBackgroundTask is called for it; all tasks share one allowance, about 30 seconds in the background since iOS 13 (180 before). A task that some path never ends holds it to the last second, and then the system ends the app (0x8badf00d for an assertion, 0x2182bad2). Such an end leaves no crash report that names the task. Time in the foreground does not count.
End the task on every path, failures and early returns too, and in the expiration handler. Keep each identifier until its own end.
tasks/background_task_within_budget.json
Since iOS 13 all background tasks of an app together have about 30 seconds from the moment it enters the background (180 seconds on iOS 7 to 12, 600 before); the number is not documented and may be lower. The expiration handlers run about five seconds before. What is not done by then is cut off.
Save first. Upload with a background URL session, and leave long work to a BGProcessingTask.
tasks/background_task_within_old_budget.json
From iOS 7 to iOS 12 the system allowed about 180 seconds for all background tasks of an app (`finishTask:180s` in its messages). What is not done by then is cut off, and an app that has not ended its tasks is ended itself.
Save first, and upload with a background URL session.
tasks/background_task_within_oldest_budget.json
From iOS 4, which brought background tasks, to iOS 6 an app got about 10 minutes for all of them. What is not done by then is cut off, and an app that has not ended its tasks is ended itself.
Save first, and upload with a background URL session.
background/background_work_ends_on_return.json
A slower timer or a coarser location service may run while the app is in the background, under a mode or a background task. If the return starts the fast one and does not stop the slow one, each trip leaves one more behind, and all of them work. That an app goes on in the background at all came with iOS 4.
Stop it in willEnterForeground, before the foreground's own is started.
timing/callback_hangs.json
UIKit calls on the main thread, and nothing is drawn and no touch is handled until the callback has returned. Apple's tools count a hang from 250 milliseconds on: the transition stutters, and the user taps again. didEnterBackground and willTerminate have longer budgets of their own, since no one looks, and a launch has its own too. Xcode's tools count so since version 14, and MetricKit reports hangs since iOS 14.
Hand the work to another thread, or do it after the transition.
timing/callback_off_main.json
UIKit delivers life-cycle callbacks on the main thread, from its event loop. One that runs on another thread was called by hand, or by a notification that the app posted itself; what it does to views there is undefined, and it may overlap with the real one. So it has been since iOS 2.
Never call or post life-cycle events yourself; give shared work a method of its own.
timing/callbacks_overlap.json
The main event loop calls one callback, waits for it to return, and calls the next. A callback that begins inside another one shows that the first one ran the loop itself (a modal wait, a synchronous dialog) or was called by hand: the second one meets a state that is half done. So it has been since iOS 2.
Do not run the run loop inside of a callback, and do not call one from another.
order/code_while_suspended.json
iOS freezes a suspended process: none of its threads runs until the system resumes it, for the user or for an event. A callback or an action between `suspend` and `resume` cannot have happened. Either the log is wrong about the time, or two processes write under one session, or the code believes that it runs when it does not, for example in a timer whose firings are made up afterwards. Suspension came with iOS 4.
Give every process its own session, and log with the time at which things happen. Work that has to go on in the background needs a background task or a background mode.
events/completed_once.json
A completion handler that is called twice crashes in some APIs and confuses the system's account of the app in others: it may suspend the app after the first call, in the middle of the rest of the work. It comes from two paths that both believe to be the last one. The completion handlers of fetches and pushes came with iOS 7, setTaskCompleted with iOS 13.
Take the handler out of its variable when it is called, so that there is nothing to call a second time.
privacy/cover_before_snapshot.json
iOS shows an inactive app in the app switcher as it is, and takes a picture of it on its way to the background, which is stored on disk and shown as long as the app is in the list. With scenes each window has its own. A cover that goes up only in didEnterBackground is too late for the switcher, and one that goes up asynchronously is too late for the picture. The pictures came with iOS 4; since iOS 7 the switcher shows them as large cards.
Cover the content in willResignActive, synchronously, for each scene by itself, and take the cover away in didBecomeActive. The app's own Face ID sheet makes the app inactive too: let the cover do no harm there.
privacy/cover_when_inactive.json
The app switcher shows a live view of an inactive app before any picture is taken. Covering in didEnterBackground keeps private content out of the stored picture, and not out of the sight of who holds the phone. The live view came with the cards of iOS 7.
Cover in willResignActive, except while the app's own Face ID sheet is up.
events/delivered_payload_is_forgotten.json
A link, a quick action or a notification of the launch is often kept until the first screen is there. If the copy that is delivered is cleared and not the kept one, or only the cold start clears it, the next didBecomeActive delivers it once more: each return opens the same tab or chat anew, hours after the tap. Quick actions came with iOS 9, and with the connection options of scenes (iOS 13) such keeping became frequent.
Clear what is kept when it is taken out, where it is kept.
persistence/denied_access_is_survived.json
Since iOS 4 the system may deny the keychain, files and databases while the device is locked, which is when most background launches come. A Core Data store that cannot be opened, or a key that cannot be read, then meets a forced unwrapping or a `fatalError`. The user sees nothing but a push that never came, until iOS launches the app less often.
Take the denial as an answer: try again in applicationProtectedDataDidBecomeAvailable. Give what background work needs the class `afterFirstUnlock`, for files `completeUntilFirstUserAuthentication`.
persistence/denied_is_not_absent.json
Since iOS 15 an app may be started by the system at any time, also while the device is locked or before its first unlock. A keychain read is then denied. Apps that took this for "not logged in" erased the account and wrote that down: users found themselves logged out after the phone had lain idle, for no reason that anyone could reproduce. Others wrote their defaults over the settings that they could not read.
Tell errSecInteractionNotAllowed and missing files apart. On a denied read change nothing, and read again in applicationProtectedDataDidBecomeAvailable.
persistence/denied_read_is_repeated.json
A process that was started on a locked device lives on: hours later the user opens the very same one. What it could not read at its start, it has to read then; otherwise it shows its logged-out or empty state to a user who is logged in, until it is killed. Protected data came with iOS 4; since iOS 15, which prewarms, more processes begin on a locked device.
Ask isProtectedDataAvailable first. Read in applicationProtectedDataDidBecomeAvailable, or at the latest in willEnterForeground, or give what background work needs the class `afterFirstUnlock`.
persistence/denied_write_is_repeated.json
A denied read can be made good by reading later. A denied write is lost unless the app keeps what it was about to write: a token that the server has just renewed logs the user out when the process ends. Protected data came with iOS 4; background launches on a locked device have become more since iOS 13.
Give what background work writes the class `afterFirstUnlock`. Else keep the data, take the denial as an answer and no crash, and write in applicationProtectedDataDidBecomeAvailable.
background/device_setting_is_given_back.json
Screen brightness belongs to the whole device. iOS is to restore it when the app leaves, and does not always: reports show a phone that stays at full brightness after a QR code was shown. Brightness can be set by apps since iOS 5, and by a scene's screen since iOS 13.
Restore the setting in willResignActive or didEnterBackground, and set it again in didBecomeActive if the screen that needs it is still there.
scenes/disconnect_is_not_close.json
UIKit calls sceneDidDisconnect also to get memory back from a scene in the background, and connects the same session again when the user returns to it. What was erased is then gone, though the user closed nothing. That a window was closed for good is told by application(_:didDiscardSceneSessions:), at the latest at the next launch. So it has been since iOS 13.
Release memory and save in sceneDidDisconnect, and erase the user's data in application(_:didDiscardSceneSessions:).
scenes/disconnected_scene_is_gone.json
After sceneDidDisconnect the scene object is no longer part of the app. Work that still names it updates a window that no one sees, keeps it alive, or fails where the scene is looked up. Scenes came with iOS 13.
Cancel the scene's work in sceneDidDisconnect, and hold the scene weakly.
timing/enter_background_within_budget.json
applicationDidEnterBackground and sceneDidEnterBackground have about five seconds to return. An app that takes longer is ended and purged from memory (0x8badf00d, `scene-update`, after ten seconds), and what it was about to save is lost. More time has to be asked for with a background task; it lifts the suspension, not the duty to return. stateRestorationActivity and the older state encoding run in the same transition and count too. So it has been since iOS 4, and for scenes since iOS 13.
Begin a background task, hand the work to another thread, and return.
sessions/event_in_a_session.json
An event outside of any session is dropped, or makes a session of its own without a start. It shows that the app goes on recording after it has ended its session, most often where the system wakes it in the background, or that a return did not open the next one. So it has been since iOS 4, which brought the background.
Start the session in didBecomeActive if none is open, and record nothing after its end, or record that without the session.
tasks/expiration_handler_does_not_wait.json
A wait in an expiration handler is short on a good day. What it waits for is as short of time as the handler itself, may be frozen with the process, or may wait for the main thread. Expiration handlers came with iOS 4, and get their short warning since iOS 13.
Cancel without waiting, and end the task.
tasks/expiration_handler_is_quick.json
All expiration handlers of an app run one after the other on the main thread, within about five seconds; each should take a second or so. A handler that saves, asks the network or waits for a queue uses up the time of the others, and the system ends the app with 0x8badf00d. If the queue waits for the main thread in turn, it never returns. The about five seconds are those of iOS 13 and later.
Cancel the work and end the task. Save earlier, in pieces.
tasks/expired_task_is_ended.json
The expiration handler is the last chance. That of beginBackgroundTask runs on the main thread about five seconds before the assertion ends (iOS 13 and later), and when it has returned, the app may be suspended at once; a task that is still open is then held against it, and the system ends the app. A BGTask has a handler too, which may only cancel the work and let that complete the task a moment later, as Apple's own sample does; it has to be completed before the app is suspended or ended.
Call endBackgroundTask in the handler itself, synchronously. In the handler of a BGTask cancel the work and see that setTaskCompleted(success: false) is called at once on every path.
events/fetch_is_completed.json
A background fetch gives the app up to 30 seconds and a completion handler. An app that does not call it is kept awake to the end and may be ended (0x2182bad4); the system learns from the result and from the time when to wake it next. The interface came with iOS 7 and is deprecated since iOS 13 in favour of BGAppRefreshTask.
Call the handler on every path with what was found, and move to BGAppRefreshTask, which replaces this callback since iOS 13.
sessions/first_visit_has_a_session.json
In an app without scenes a cold start goes from didFinishLaunching to didBecomeActive; willEnterForeground comes only on a return. An SDK that opens its sessions there records no session for the first visit of each process, which for many users is the only one. With scenes it works, so that it passes in a new project. Scenes came with iOS 13, the return without a launch with iOS 4.
Start the session in didBecomeActive if none is open.
background/foreground_work_stops.json
Without a background mode the app is suspended seconds after didEnterBackground. Until then a timer, a camera or a location manager costs battery for no one; then it freezes in the middle, and goes on at the next wake-up, in the background too: timers fire at once, requests go out, the location arrow stays in the status bar. So it has been since iOS 4, which brought suspension; cameras are interrupted by the system itself.
Stop, pause or invalidate it in didEnterBackground, for each scene by itself, and start it again in willEnterForeground. Declare a background mode only for a feature that the user asked for.
interruption/frame_rate_while_inactive.json
An inactive app is covered or about to leave, and its frames are hardly seen. Apple asks for lower frame rates from willResignActive on; full speed there costs battery and heat, and delays the transition itself. So Apple has asked since iOS 4; displays with 120 Hz (iOS 10 on) make it dearer.
Lower the display link's preferred frame rate, or pause it, in willResignActive.
background/gpu_in_background.json
From the end of didEnterBackground (with scenes: of the last one) until willEnterForeground iOS forbids GPU work. OpenGL ES apps are ended for it; Metal refuses the command buffer. A check on the main thread is not enough: frames and texture uploads that were queued to another thread before are executed after it. The ban is as old as the background, iOS 4, and holds for Metal since iOS 8.
In didEnterBackground stop submitting and wait for what is under way (waitUntilScheduled, glFinish) before returning. Upload textures only in the foreground.
persistence/health_data_while_locked.json
The health store is encrypted while the device is locked, and HealthKit wakes apps for new data then, too. A query fails with errorDatabaseInaccessible, the app is suspended again with nothing done, and has used up a wake-up. HealthKit came with iOS 8, and its wake-ups with it.
Look at isProtectedDataAvailable first, call the observer query's completion handler, and query when applicationProtectedDataDidBecomeAvailable comes.
interruption/held_input_is_released.json
When the app switcher or a call takes the screen, the release of a finger, a key or a button goes to the system and never reaches the app; UIKit cancels the touch or the press instead. A game that waits for the release keeps walking when the user is back, and only another press of the same key stops it. Touches are cancelled so since iOS 2, presses of keys since iOS 13.4.
Handle touchesCancelled and pressesCancelled as the end of the input, and clear all held input in willResignActive.
interruption/inactive_is_not_gone.json
willResignActive says only that events stop for now: Control Center, a banner, the app switcher half open, and the app's own Face ID sheet cause it, and didBecomeActive may follow within a second. An app that locks, ends its session or reloads there does so at each glance; one that locks because of its own Face ID sheet asks for it again, for ever. It has been so since iOS 4, before which resigning was mostly the end of the app.
Lock, end the session and prepare a reload in didEnterBackground. In willResignActive only cover and pause.
launch/input_before_launch_ends.json
Until didFinishLaunching and the first connection have returned, the main thread is busy and UIKit delivers no events. Input that is handled in these callbacks was made up by the app, or comes from another thread, and meets an interface that is not ready. So it has been since iOS 2.
Handle input from didBecomeActive on.
interruption/input_while_inactive.json
UIKit delivers no touches to a scene that is not active: they go to what covers it, or to no one. Input that is handled there was replayed by the app, kept in a queue, or sent by a framework, and acts on a screen that the user does not see. So it has been since iOS 2, and for each scene by itself since iOS 13.
Drop input in willResignActive and take none until didBecomeActive.
timing/interface_off_main.json
UIKit and SwiftUI may be used on the main thread alone. A view that another thread changes is drawn late, half or not at all, and where Auto Layout takes part the app crashes, often far from the change. Handlers of scheduled tasks, of requests and of notifications run on threads of their own. So it has been since iOS 2; since iOS 9 Auto Layout raises an exception, and Xcode's Main Thread Checker came with iOS 11.
Go to the main thread before the interface is touched: `DispatchQueue.main.async`, `MainActor.run` or `@MainActor`.
interruption/interruption_resumes_only_what_it_paused.json
AVAudioSession has told of the end of an interruption by a notification since iOS 6, whether the app played or not. A handler that then plays whatever it knows starts what the user or the app itself had paused before the call, in a pocket or in a meeting.
Note when the interruption begins whether something played, and resume at its end only then.
tasks/kept_task_is_ended.json
No allowance is used up while the app is in front, so a background task may outlast the user's return. But it stays open until endBackgroundTask is called, and counts again from the next leave on: about 30 seconds since iOS 13, 180 before. When they are over, the system ends the app, on a visit that has nothing to do with the one that began the task.
End the task where its work ends, also when that is in the foreground, and in the expiration handler.
timing/killed_by_the_watchdog.json
0x8badf00d means that the main thread did not answer within the time that the system allows: 10 seconds for a way into the background or back, 5 for an end. Where the trace has the callback that did not return, the work that took so long or the task that was not ended, that is reported. Here it has none, so what held the main thread is not named. So it has been since iOS 4.
Log the callbacks with both their ends, and what is done on the main thread with its `duration`. The crash report has the main thread's stack.
persistence/killed_for_a_lock.json
0xdead10cc means that the process held a lock on a file or a database in a shared container when it was to be suspended. The trace has no lock of that kind, so the work that held it is not named here; extensions, SQLite in WAL mode and frameworks lock such files too. So it has been since iOS 8, which brought shared containers.
Log `acquire` and `release` of each file and database in the app group with `container: appGroup`. Hold them under a background task, and let go of them when it expires.
background/killed_for_cpu.json
cpu_resource_fatal means that the app used 80 percent of a CPU over a minute in the background, on all threads together. The log does not say how much CPU its work took, so the work that was under way is not named here. MetricKit counts such ends since iOS 14 (`cumulativeCPUResourceLimitExitCount`).
Log background work with its CPU time (`work` with `cpu`), and split it or move it to a BGProcessingTask.
memory/large_cache_is_dropped.json
When memory is short, the system first removes suspended apps, the largest ones first. Decoded pictures that are kept over the suspension make the app a preferred victim, and its next start a cold one. In one messenger that kept them, background terminations rose from 1.7 to 6.5 a day, nearly all of them for memory. So it has been since iOS 4, which brought suspension.
Empty caches of what can be made or loaded again in didEnterBackground, and fill them again on demand.
events/launch_payload_is_delivered.json
On a cold start a link, a quick action, an activity or a tapped notification comes with the launch options or, with scenes, with the connection options; scene(_:openURLContexts:), scene(_:continue:) and their partners of the app delegate are not called for it. A receiver that listens only to these never learns of it: the app opens on its start screen, and only when it was not running. Launch options are as old as iOS 3; connection options came with the scenes of iOS 13.
Read the launch options or connectionOptions (urlContexts, userActivities, notificationResponse, shortcutItem) in scene(_:willConnectTo:options:), and route them the same way as later ones.
launch/launch_within_budget.json
The system's watchdog gives a launch about 20 seconds until the app shows its first frame (`process-launch`, or `scene-create` for what is left of them), and then ends the app with 0x8badf00d. The user sees an app that crashes at its start. The time that a prewarmed process waited is not counted (iOS 15), and with a debugger there is no limit.
Let didFinishLaunching and the connection of the first scene do only what the first screen needs. Read databases, migrate and start SDKs on another thread or after didBecomeActive.
background/live_activity_starts_in_front.json
ActivityKit starts a Live Activity only while the app is in the foreground: from the background Activity.request fails with `visibility`, and what the user counts on is missing from the lock screen. It shows where an activity is renewed by a timer or by a wake-up, eight hours after it began. Live Activities came with iOS 16.1; since iOS 17.2 a push can start one, and so can an intent of the user's.
Renew the activity when the user is back, or start it with a push. In the background only update and end it.
interruption/locked_is_not_visible.json
On an iPhone with an always-on display (iOS 16) a lock with the app in front may be followed by didBecomeActive about 1.4 seconds later, and by willResignActive within a quarter of a second, perhaps more than once. The screen is dark. An app that takes the cover away, unlocks, prompts or refreshes there shows private content, breaks its own presentation, or sends requests that no one asked for.
Accept an active state only once it has held for half a second, or once protected data is available, and never while the device is locked.
timing/main_thread_blocked.json
While a life-cycle callback waits, reads or computes, the app draws nothing and takes no input: the user sees a frozen transition, and the watchdog counts. A second on the desk is a multiple on an old or hot device, or with a full database; so it has been since iOS 2. On the way out and in a background launch no user waits: there main_thread_held counts from two seconds on. Where a callback was ended by the watchdog or broke its own budget, that is reported there and not here. The second is the threshold `blocked`, which a configuration can change.
Move the work to another thread, and let the callback return.
timing/main_thread_held.json
A launch and didEnterBackground run against a budget, and every other observer, scene and expiration handler waits for the main thread. In front of the user a quarter of a second is a delay that is felt, and longer than a second an error of its own (main_thread_blocked). On the way out and in a background launch no one looks, and each has about five seconds: two on a quiet device are too many on one whose disk is busy because all apps save at once. willTerminate, after which nothing runs, is judged by its budget alone; so it has been since iOS 4.
Hand the work to another thread, on the way out under a background task, and let the callback return.
timing/main_thread_held_unseen.json
didEnterBackground and the saving of state have about five seconds, and no user waits for them. But other observers, scenes and expiration handlers wait for the main thread, and a quarter of a second on a quiet device is several on one whose disk is busy because all apps save at once. From two seconds on main_thread_held warns. So it has been since iOS 4.
Hand the work to another thread, under a background task, and let the callback return.
timing/measured_across_a_pause.json
A suspended process and, since iOS 15, a prewarmed one stand still for minutes to days, and the clock goes on. A start time that is measured from the creation of the process, or a request that spans a trip to the background, reports hours, and one such value ruins an average.
Measure a launch from the user's launch, and drop it where ActivePrewarm was set. End or discard running measurements in didEnterBackground.
interruption/media_goes_on_after_an_interruption.json
Control Center or an alert makes the app inactive for a moment and never sends it to the background; didBecomeActive is all that follows. A player that a handler paused, and that goes on neither there nor later, stands still in front of a user who did nothing to it. Many players wait for the user to press play after a stay in the background, and that answers too. The callbacks are as old as iOS 2; Control Center (iOS 7) and Face ID (iOS 11) made such moments frequent.
Resume in didBecomeActive what willResignActive or didEnterBackground paused, or do not pause for a mere interruption.
memory/memory_warning_is_answered.json
When memory is short, UIKit calls applicationDidReceiveMemoryWarning, in the foreground and in the background. An app that frees nothing is the next to be ended; caches that claim to shrink by themselves do so too late or not at all. The callback is as old as iOS 2; the system's own NSCache answers it by itself.
Empty image caches, and drop what can be made or loaded again, in applicationDidReceiveMemoryWarning or on its notification.
tasks/no_task_after_expiration.json
The allowance is the app's, not the task's. When it is over, a new task gets no time; beginBackgroundTask may return `.invalid`, or raise an assertion that is over at once. The allowance was 10 minutes until iOS 6, 3 minutes until iOS 12, and is about 30 seconds since iOS 13.
In the expiration handler write down what is left to do, and go on in the next visit.
memory/normal_pressure_purges_nothing.json
A source for memory pressure also reports that it is back to normal. A cache that empties itself at every event empties itself just then, and everything is loaded again. Sources for memory pressure came with iOS 8.
Look at the level, and purge at `warning` and `critical` only.
termination/nothing_begins_in_terminate.json
When applicationWillTerminate returns, the process is gone. What begins in it cannot end: a request is cut off, a background task gives no time any more, a queue is not worked off. So it has been since iOS 2, and since iOS 4 the callback is rare: a suspended app is not told.
Finish or drop what is under way. Begin nothing; leave a note on disk for the next launch.
network/one_live_socket.json
A second connection of the same name beside the first one shows that a close was lost: the event that should have closed it never came, or the return opens without looking. Both stay connected, the server sends twice or to the wrong one, and traffic doubles with each trip. Since iOS 13 each scene brings such an event of its own, which makes doubles easier.
Close the old socket before opening the new one, wherever that happens.
interruption/one_prompt_per_return.json
willEnterForeground and didBecomeActive both come on a return, with scenes also one pair a window, and an app whose lock listens to more than one of them asks twice. The second sheet covers the first, and a user who answers one is asked again. Scenes, and with them the second pair, came with iOS 13.
Ask in one place, and remember that the question is open until it is answered.
tasks/only_open_tasks_are_ended.json
endBackgroundTask for an identifier that was never begun or was ended before does nothing but print "no background task exists with identifier". It shows that a handler ran twice for one transition, mostly because it observes both the app's and the scene's notification, or that an identifier was not reset to `.invalid`. So it has been since iOS 4; iOS 13 added the scene's notification beside the app's.
Observe one of the two notifications, and set the identifier to `.invalid` when the task is ended.
scenes/other_scenes_are_left_alone.json
A notification of a scene is sent to every observer, with the scene as its object. An observer that does not compare it with its own scene pauses or frees its surface when another window leaves: the window in front of the user freezes. Several scenes came with iOS 13, on an iPad.
Observe with the own scene as `object`, or compare the notification's scene with the one that hosts the view.
events/own_handler_is_called.json
Each push, fetch and task brings a completion handler of its own. A handler that is kept in a variable and not taken out when it is called is called again for the next event; that event's own handler waits in vain, and the system takes the app for one that never finishes and wakes it more rarely. The completion handlers of fetches and pushes came with iOS 7.
Set the variable anew for each event, take the handler out of it when it is called, or keep the handlers by the event's identifier.
events/payload_is_delivered.json
Links, activities, quick actions and notifications are handed to a running app by scene(_:openURLContexts:), scene(_:continue:), windowScene(_:performActionFor:completionHandler:) and the notification center, with scenes to the scene that the user chose. The user has just tapped and waits for what follows; an event that reaches no one looks like a tap that was lost. Activities came with iOS 8, quick actions and universal links with iOS 9, the notification center with iOS 10, the scene's callbacks with iOS 13.
Route it in the callback itself, or hand it to the one place that knows how.
events/payload_is_delivered_once.json
On a cold start a notification may come twice: with the launch options and with the notification center's delegate; a silent push with an alert comes in the background and with the tap. A receiver that gets both opens the chat twice, or counts the campaign twice. Silent pushes came with iOS 7, the notification center's delegate with iOS 10.
Route by the payload's own id, and drop one that was handled.
launch/prewarmed_launch_is_not_ended.json
Since iOS 15 the system may create a process ahead of its launch, and the app's own code may run up to didFinishLaunching long before the user comes; from a log alone no one can tell how long such a launch took. An end by the watchdog is proof all the same: it gives a launch about 20 seconds of its own time until the app shows its first frame. The user sees an app that crashes at its start.
Let didFinishLaunching and the connection of the first scene do only what the first screen needs. Read databases, migrate and start SDKs on another thread or after didBecomeActive.
interruption/prompt_in_background.json
A prompt that is asked for in the background is not seen: Face ID ends with `notInteractive` or `systemCancel`, an alert of the system waits or is dropped. An app that locks itself when it is left, and asks for the user's identity in the same breath, has had its answer, a failure, before the user is back, and then often asks no more. So it has been since iOS 8, which opened Touch ID to apps.
Lock on the way out, and ask in didBecomeActive, or at the earliest in willEnterForeground.
persistence/protected_data_while_locked.json
Keychain items for the unlocked device are closed as soon as the device is locked, files with complete protection about ten seconds later, after applicationProtectedDataWillBecomeUnavailable. An access then fails with an I/O error that few call sites expect: SQLite reports a disk error, a forced unwrapping crashes. Background launches for a push or a location come mostly while the phone is locked. Data protection came with iOS 4; since iOS 7 files are open after the first unlock unless the app asks for more.
Close such files in applicationProtectedDataWillBecomeUnavailable and open them in applicationProtectedDataDidBecomeAvailable; give data that background work needs the class `completeUntilFirstUserAuthentication` or `afterFirstUnlock`.
persistence/protected_file_after_lock.json
About ten seconds after the device is locked iOS throws away the key of files with complete protection. The app is told by applicationProtectedDataWillBecomeUnavailable if it runs; whoever does not listen, or was suspended and woken in the meantime, meets an I/O error instead. So it has been since iOS 4.
Finish with such files when the device is locked, or give them a weaker class.
events/push_is_completed.json
A push with content gives the app up to 30 seconds and a completion handler. If it is not called, the system keeps the app awake to the end, may end it (0x2182bad4), and delivers further silent pushes more rarely or not at all, since it counts the time and energy of each. Silent pushes came with iOS 7.
Call the handler on every path, also when there is nothing to do, and as soon as the work is done.
launch/receivers_are_registered_in_time.json
The system delivers what the app was launched for as soon as didFinishLaunching has returned: the tapped notification, the background task, the VoIP push, the health update. A receiver that is registered later misses it, and only on a cold start, so that tests rarely see it. BGTaskScheduler even raises an exception for a handler that is registered after the launch. Notifications are handed over so since iOS 10, VoIP pushes since iOS 8, background tasks since iOS 13.
Set the notification center's delegate, create the push registry and register every background task identifier in willFinishLaunching or didFinishLaunching, not in a view, a script or an asynchronous block.
events/refresh_task_within_budget.json
A BGAppRefreshTask has up to 30 seconds, like the background fetch that it replaces (iOS 13). Then its expiration handler runs, and the task counts as failed.
Fetch little. Use a BGProcessingTask, which gets minutes on power, for what takes longer.
background/refreshed_on_return.json
Minutes or days may lie between didEnterBackground and willEnterForeground, and what the screen shows is as old. Apple asks to refresh the interface on the way back, before the user sees it. So it has been since iOS 4, before which every return was a launch.
Refresh in willEnterForeground or didBecomeActive what depends on time, on the network or on settings.
background/render_loop_stops.json
A display link or a render loop that runs on in the background submits GPU work there. OpenGL ES apps were ended for it (gpus_ReturnNotPermittedKillClient); Metal refuses each command buffer with an error, so that the app spins at full speed for nothing, fills the log and the memory, and uses 30 to 50 percent of the CPU until it is suspended or ended. The ban came with the background itself in iOS 4; MTKView has paused by itself since iOS 9, a CADisplayLink of one's own never does.
Pause the display link or the loop in didEnterBackground, for each scene by itself, wait for frames that are under way, and resume in willEnterForeground.
order/repeated_state_callback.json
A second didBecomeActive without willResignActive between them comes with CarPlay; a second didEnterBackground came from the app switcher of old systems and comes when the system wakes the app in the background. They are legal, and rare enough that handlers are seldom written for them: what they start is started twice, what they count is counted twice. CarPlay came with iOS 7.1 and the app switcher of cards with iOS 7; on iOS 12 and before didEnterBackground could come from the switcher.
Write the handlers of didBecomeActive and didEnterBackground so that a second call does no harm.
background/restart_what_was_stopped.json
didEnterBackground stops cameras, timers, sockets and render loops, as it should; its partner willEnterForeground, or at the latest didBecomeActive, has to start them again, for each scene by itself. If that half was never wired up, or listens to another event (the app's, when only one window left), the user finds a frozen preview or a dead connection after the first trip to the home screen. Both callbacks came with iOS 4, and each scene has its own since iOS 13.
Start, resume or acquire in willEnterForeground what didEnterBackground stopped, paused or released; what takes a while, such as a capture session, on a queue of its own. With several windows listen to the scene's own notifications.
persistence/restore_after_kill.json
A suspended app that is removed for memory looks to the user as if it were still there: its picture is in the app switcher. On the next launch they expect the screen and the text of before. What was saved on leaving is worth nothing if the launch does not read it back, or finds it empty. So it has been since iOS 4; UIKit's own restoration came with iOS 6, and the scenes' activity with iOS 13.
Restore in didFinishLaunching or when the scene connects, from the scene's state restoration activity or from the app's own file, before the first screen is shown.
interruption/resume_what_was_paused.json
An interruption that the user dismisses (Control Center, a call that is declined, an alert) leads straight back to the active state: willResignActive, then didBecomeActive. No willEnterForeground comes, because the app was never in the background. What is resumed only there stays paused, and the user looks at a frozen app, or at one whose connection was closed and is not opened again. So it has been since iOS 4.
Resume in didBecomeActive each thing that willResignActive paused. Leave to willEnterForeground only what didEnterBackground stopped.
timing/resume_within_budget.json
The way back to the foreground is one scene update for the watchdog, with ten seconds of wall clock; one report shows 45 on a hot device. Work on the main thread in willEnterForeground counts, also what it waits for. The system ends the app with 0x8badf00d in front of the user. So it has been since iOS 4, and for each scene by itself since iOS 13.
Do in willEnterForeground only what the first screen needs, and everything else on another thread.
interruption/resumes_only_what_it_paused.json
didBecomeActive and willEnterForeground are to bring back the state of before. A handler that resumes everything it knows starts the video that the user had paused, or a timer that the app had stopped for good, with sound, in front of whoever is near. So it has been since iOS 4, and for each scene by itself since iOS 13.
Remember in willResignActive or didEnterBackground what was running then, and resume only that.
sessions/return_opens_a_session.json
A session that ended in the background has to begin again when the user is back, at willEnterForeground or at didBecomeActive. Events of a visit without one are lost, and the visit is not counted. So it has been since iOS 4.
Start the session in willEnterForeground or didBecomeActive if none is open.
interruption/reveal_what_was_covered.json
A privacy cover goes up in willResignActive, so that the app switcher shows nothing private. An interruption that the user dismisses ends with didBecomeActive alone; willEnterForeground does not come. A cover that is taken away only there stays, and the user looks at a blank screen until the app is killed. So it has been since the app switcher of iOS 4.
Take the cover away in didBecomeActive, or show the app's own lock screen there.
persistence/save_before_suspend.json
After didEnterBackground the app is suspended within seconds, and a suspended app may be removed at any time, for memory or by the user, without a word: applicationWillTerminate is not called then. What was not on disk when didEnterBackground and the observers of its notification were through is lost. A window that is disconnected takes its unsaved changes along too. So it has been since iOS 4, before which willTerminate was the place.
Save in willResignActive, or at the latest in didEnterBackground, for each scene by itself: a window that the user swipes away in the app switcher may be disconnected without having entered the background. Begin a background task for a save that takes longer, and end it when the save is done. Never leave it to willTerminate.
persistence/save_before_the_task_ends.json
A background task is what keeps the app running after didEnterBackground. When the last one ends, the app may be suspended at once, and a suspended app may be removed without a word. A save that comes after endBackgroundTask comes too late, or never. Background tasks came with iOS 4.
End the background task in the completion of the save, not beside it.
persistence/save_in_the_callback.json
When didEnterBackground has returned and the observers of its notification are through, the app may be suspended at any moment. A save that is dispatched for later mostly still runs, and nothing guarantees it. A log that stops there shows no more than that the save had not come. So it has been since iOS 4.
Save synchronously in didEnterBackground, or begin a background task before it returns.
persistence/saved_when_suspended.json
An app that goes on in the background, in a task, in a background mode or after a wake-up, is suspended without a callback when there is nothing left to do. What it changed there and did not write is lost if the suspended app is removed. So it has been since iOS 4, which brought suspension.
Save right after a change that is made in the background, and before the task is ended or the completion handler is called.
scenes/scene_releases_its_objects.json
The system disconnects a scene in the background to get memory back, not only when the user closes the window, and may connect it again later as a new one. Windows, controllers and observers that were kept for it leak, keep its memory, and are used afterwards for a scene that is no longer there. Scenes came with iOS 13.
Release in sceneDidDisconnect everything that was made for the scene, and make it anew in scene(_:willConnectTo:options:).
events/scheduled_task_is_completed.json
BGTaskScheduler launches or resumes the app for a task and waits for setTaskCompleted(success:). Without it the task runs into its expiration, is marked as failed, and is scheduled more rarely; an app that does not complete it even then is ended. BackgroundTasks came with iOS 13.
Call setTaskCompleted(success:) on every path, once, and set an expiration handler that does so too.
sessions/session_ends_once.json
An end without a start has no duration, or that of another session. It comes from two events of one transition that both count as leaving, or from an app that was launched in the background and never opened one. Two sets of events for one transition exist since iOS 13, which brought scenes.
End the session in didEnterBackground, and only if one is open.
sessions/session_starts_once.json
A launch of an app with scenes brings didFinishLaunching, sceneWillEnterForeground, sceneDidBecomeActive, and the app's notifications beside; an SDK that takes more than one of them for an opening counts two visits for each. An app without scenes gets only some of them, so that the mistake shows in half of the apps. Scenes came with iOS 13.
Start the session at one event, and only if none is open.
persistence/shared_lock_at_suspension.json
A file or an SQLite database in a shared container may be wanted by an extension. If the app is suspended while it holds a lock on it, the frozen process could block the other for ever, and the system ends the app with 0xdead10cc. It happens on real devices without a debugger only, and shows as a crash in the background. Shared containers came with iOS 8, and the kill with them.
Take such a lock only inside a background task, and end the task after the release; in didEnterBackground finish or interrupt what holds one. Or move the file out of the shared container.
resources/single_instance.json
A second start without a stop shows that two places start the same thing, or that the stop belongs to an event that did not come. Two timers fetch twice, two web views play twice, and only one of them can be stopped later. Scenes (iOS 13) made doubles frequent, since each window brings the events that start.
Stop the old one first, or start only if nothing runs; pair each start with a stop in the partner callback.
interruption/sound_pauses_for_an_interruption.json
The system deactivates the app's audio session when a call, an alarm or Siri needs the speaker, whether the app is in front or plays in the background. Players and engines are stopped by it, and an app that does not pause its own state shows a running player without sound, and cannot tell later that it was the interruption that stopped it. AVAudioSession posts the interruption as a notification since iOS 6.
Observe AVAudioSession.interruptionNotification, and pause when it says `began`.
interruption/sound_resumes_after_an_interruption.json
The end of an audio interruption carries `shouldResume` when the interruption was of the kind after which playback goes on, such as a call that was declined. An app that ignores it stays silent; one that waits for didBecomeActive stays silent in the background, where that does not come. So it has been since iOS 6.
When interruptionNotification says `ended` with shouldResume, activate the audio session and resume what the interruption paused.
interruption/sound_resumes_when_active_again.json
When a call or Siri ends, the app is often still inactive, and the audio session cannot be activated yet. Then didBecomeActive is the moment: if nothing resumes there, the player stays silent although the interruption said `shouldResume`, and the user has to press play. So it has been since iOS 6.
Where the session cannot be activated at the end of the interruption, remember it, and resume in didBecomeActive.
interruption/sound_stays_silent_without_leave.json
When an interruption ends, AVAudioSession says by shouldResume whether the app may go on by itself. Without it the user has begun something else, or ended the sound, and music that starts again in a pocket is unwanted. The flag came with iOS 6.
Look at AVAudioSession.InterruptionOptions.shouldResume and wait for the user where it is missing.
interruption/sound_waits_for_the_end.json
While a call, an alarm or Siri has the speaker, the app's audio session is not active: a start fails, or the sound comes back over the call. Most often one handler toggles between playing and paused at both ends of the interruption, so that what the user had paused begins when the telephone rings. AVAudioSession posts the interruption with its type, `began` or `ended`, since iOS 6.
Look at AVAudioSession.InterruptionType: pause at `began`, whatever the state was, and resume only at `ended` what `began` had paused.
network/stale_socket.json
While an app is suspended, the system may close its sockets or take their buffers; the other end gives up meanwhile. The object still says that it is connected, and the first write may even succeed. The user sees an app that is online and receives nothing until it is killed. So it has been since iOS 4, which brought suspension.
Close sockets in didEnterBackground and open them again in willEnterForeground, whatever the old ones say. A client that waits for the network path opens a new one as soon as it is there.
background/starts_in_background.json
A view's appearance, a layout for the snapshot, a reply from the network: code that starts a video, a timer or the camera runs also while the scene is in the background, for UIKit lays views out for its pictures. The user hears half a second of sound after leaving, and the system stops the rest. Since iOS 13 UIKit also lays out scenes that no one sees; cameras and render loops have no place in the background at all.
Start such things in sceneDidBecomeActive or didBecomeActive, or ask for the state first.
interruption/stop_what_resign_started.json
Whatever willResignActive starts, a countdown to lock or to reload, a watch over the time away, is meant for the time without the user. If only willEnterForeground stops it, an interruption that the user dismisses leaves it running, and it strikes while the user works: the app locks, reloads or logs out in front of them. So it has been since iOS 4, which brought the way back that is none.
Stop it in didBecomeActive, or start it in didEnterBackground, whose partner is willEnterForeground.
termination/terminate_is_quick.json
The five seconds of applicationWillTerminate are an approximate number on an idle device. On a hot or a busy one the same work takes a multiple; a handler that needs two seconds on the desk is ended in the field. So Apple has documented it since iOS 4.
Save on the way to the background instead.
termination/terminate_within_budget.json
applicationWillTerminate has about five seconds for everything; then the system ends the process with 0x8badf00d (`process-exit`, "failed to terminate gracefully after 5.0s"). A flush that waits for the network, for a queue or for the keychain uses them up, and what it was to save is cut off in the middle. So it has been since iOS 4.
Save on the way to the background, so that willTerminate has little left to do, and bound what it waits for.
termination/terminates_instead_of_suspending.json
An app with UIApplicationExitsOnSuspend, or on a system without multitasking, is terminated where others are suspended. It is told by applicationWillTerminate, in which it has to do what others do in didEnterBackground. If the call is missing before the exit, that work was not done. The key came with iOS 4 and is deprecated since iOS 13.
Look for an app delegate that does not implement or does not pass on applicationWillTerminate. Better: give up the key, which has no effect with scenes.
background/ticks_in_background.json
A firing in the background shows that something was left running whose start the log does not have: a timer of a library, an animation, a location manager. It costs battery until the suspension and goes on at each wake-up. So it has been since iOS 4, which brought suspension.
Find what starts it, and stop it in didEnterBackground.
events/time_change_refreshes_dates.json
At midnight, in a new time zone and when the clock is set, UIKit calls applicationSignificantTimeChange (or posts the notification). A calendar that stays open over midnight shows yesterday as today until something else happens to redraw it, and due dates, streaks and "in 2 hours" are wrong. The callback is as old as iOS 2, and daylight saving time and a change by the carrier bring it too.
Observe UIApplication.significantTimeChangeNotification (and NSCalendarDayChanged), and renew all state that depends on the date.
events/time_change_refreshes_dates_on_return.json
A suspended app is told of a time change only when it is back: UIKit coalesces the changes and calls applicationSignificantTimeChange once on return. The first screen still shows the old day; it has to be right within a second of being active, and before the user touches it or anything is drawn anew. So it has been since iOS 4, which brought suspension.
Renew what depends on the date in applicationSignificantTimeChange, in willEnterForeground or in didBecomeActive.
interruption/tracking_prompt_needs_active.json
Since iOS 15, requestTrackingAuthorization shows its alert only while the app is active. Called in didFinishLaunching, in willEnterForeground or while another alert makes the app inactive, it shows nothing and returns `notDetermined` or `denied`. App review then finds no question, and rejects the app for tracking without leave.
Ask in didBecomeActive or after a first screen of your own, and wait for the end of any other prompt.
events/transfer_is_completed.json
When background transfers are done, the system wakes or launches the app and hands it a completion handler, to be called when all events of the session have been delivered. Until then it renews neither the snapshot nor lets the app sleep, warns that the handler was never called, and may end the app (0x2182bad3). The handler is lost if it is kept in another session object than the one that gets the events. Background sessions came with iOS 7.
Keep the handler before the session with the same identifier is made again, and call it in urlSessionDidFinishEvents(forBackgroundURLSession:), on the main thread.
events/voip_push_is_reported.json
Since iOS 13 each VoIP push has to be reported to CallKit as an incoming call, in the callback that delivers it, whatever its content: a second call while the first one rings, a call that was cancelled meanwhile. Otherwise the system ends the app (0xbaadca11), and after a few times delivers no VoIP pushes any more until the app is installed anew.
Report a call on every path of pushRegistry(_:didReceiveIncomingPushWith:for:completion:); one that is over already is reported and ended at once. Send other news with an ordinary push.
events/waiting_payload_is_delivered.json
What happens while an app is in the background or suspended is kept by the system and delivered on its way back, before didBecomeActive or with it; a notification may also be handled in the background and wait for the user. If the app drops what it cannot show at that moment, the user returns to a screen that knows nothing of it. So it has been since iOS 4 for links, and since iOS 10 for the answers to notifications.
Keep what came, and route it in didBecomeActive.
background/watch_background_cpu.json
watchOS ends an app that uses 80 percent of a CPU over 20 seconds in the background (0xc51bad01). A watch has a fraction of a phone's power, so that work which is harmless there reaches the limit.
Do less on the watch: let the phone or a server compute, and split the rest over several refreshes.
tasks/work_is_cut_off.json
A suspension freezes what is under way: the system closes the connections of a plain URL session, and the transfer fails in the moment in which the user is back. A background task keeps the app running for the rest of it, since iOS 13 for about 30 seconds; longer transfers belong to a background URL session, which goes on without the app. So it has been since iOS 4, background URL sessions came with iOS 7.
Begin a background task before the transfer and end it when the transfer ends, or use a background URL session. Complete a scheduled task only when its work is done.
tasks/work_on_leaving_has_a_task.json
After didEnterBackground the app is suspended within seconds, wherever its other threads are: a request stands still in the middle, the server gives up, and on return it fails with a lost connection. Only a background task, a background mode or a background URL session carries work over that moment. Background tasks came with iOS 4, background sessions with iOS 7.
Begin a background task before the work, and end it with the work; or give transfers to a background URL session (log its `mode`), which needs none.
interruption/work_while_inactive.json
willResignActive is the moment to pause running tasks, to disable timers and to lower frame rates, since the user looks at something else. The app is still seen, so that going on is no fault by itself: a video in split view plays on. A game that goes on loses the player's life behind a call. So it has been since iOS 2.
Pause in willResignActive what needs the user's attention, and resume it in didBecomeActive.

"""#

  /// The whole files.
  static let files: [(path: String, text: String)] = [
    ("analytics.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "analytics",
  "initial": "never",
  "states": {
    "never": "no session was recorded",
    "tracked": "events were recorded, and no session",
    "open": "a session is open",
    "closed": "the session was ended"
  },
  "transitions": [
    {"on": {"action": "sessionStart"}, "to": "open"},
    {"on": {"action": "sessionEnd"}, "to": "closed"},
    {"on": {"action": "track"}, "from": ["never"], "to": "tracked"}
  ]
}

"""#),
    ("app.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "app",
  "initial": "notRunning",
  "states": {
    "notRunning": "no process",
    "launching": "launched for the user; didFinishLaunching has not returned",
    "systemLaunching": "launched by the system; didFinishLaunching has not returned",
    "launched": "launched for the user and not active yet; UIKit calls it inactive",
    "systemLaunched": "launched by the system and not seen yet",
    "connected": "has a scene that was not shown yet",
    "entering": "on its way from the background to active",
    "active": "in the foreground, with events",
    "inactive": "in the foreground, without events",
    "background": "runs unseen",
    "suspended": "frozen",
    "terminating": "in willTerminate or after it",
    "unconnected": "has only a scene that UIKit shows while it closes the app",
    "unattached": "has no scene any more"
  },
  "transitions": [
    {"on": {"system": "launch", "reason": "@systemReason"}, "to": "systemLaunching"},
    {"on": {"system": "launch"}, "to": "launching"},
    {"on": {"callback": "willFinishLaunching"}, "from": ["launching", "systemLaunching"]},
    {"on": {"callback": "willFinishLaunching"}, "from": ["notRunning"], "to": "launching"},
    {
      "on": {"callback": "didFinishLaunching", "phase": "begin"},
      "from": ["launching", "systemLaunching"]
    },
    {
      "on": {"callback": "didFinishLaunching", "phase": "begin"},
      "from": ["notRunning"],
      "to": "launching"
    },
    {
      "on": {"callback": "didFinishLaunching", "phase": "end"},
      "from": ["systemLaunching"],
      "to": "systemLaunched"
    },
    {
      "on": {"callback": "didFinishLaunching", "phase": "end"},
      "from": ["notRunning", "launching"],
      "to": "launched"
    },
    {"on": {"callback": "didFinishLaunching", "phase": "end"}},
    {
      "on": {"callback": "didFinishLaunching", "phase": null},
      "from": ["notRunning", "launching"],
      "to": "launched"
    },
    {
      "on": {"callback": "didFinishLaunching", "phase": null},
      "from": ["systemLaunching"],
      "to": "systemLaunched"
    },
    {
      "on": {"callback": "didBecomeActive"},
      "from": [
        "launching", "systemLaunching", "launched", "systemLaunched", "entering", "inactive",
        "active", "suspended"
      ],
      "to": "active"
    },
    {"on": {"callback": "willResignActive"}, "from": ["active", "suspended"], "to": "inactive"},
    {"on": {"callback": "didEnterBackground", "phase": "end"}, "to": "background"},
    {
      "on": {"callback": "didEnterBackground", "phase": "begin"},
      "from": [
        "launching", "systemLaunching", "launched", "systemLaunched", "entering", "inactive",
        "background", "suspended"
      ]
    },
    {
      "on": {"callback": "didEnterBackground", "phase": null},
      "from": [
        "launching", "systemLaunching", "launched", "systemLaunched", "entering", "inactive",
        "background", "suspended"
      ],
      "to": "background"
    },
    {
      "on": {"callback": "willEnterForeground"},
      "from": [
        "background", "launching", "systemLaunching", "launched", "systemLaunched", "suspended"
      ],
      "to": "entering"
    },
    {
      "on": {"callback": "willTerminate"},
      "from": [
        "launching", "systemLaunching", "launched", "systemLaunched", "entering", "active",
        "inactive", "background", "suspended"
      ],
      "to": "terminating"
    },
    {"on": {"callback": "@sceneBecameActive"}, "to": "active"},
    {"on": {"callback": "@sceneResignsActive"}, "from": ["active"], "to": "inactive"},
    {
      "on": {"callback": "scenePhaseInactive"},
      "from": [
        "launching", "systemLaunching", "launched", "systemLaunched", "background", "suspended"
      ],
      "to": "entering"
    },
    {"on": {"callback": "@sceneEntersBackground", "phase": "done"}, "to": "background"},
    {
      "on": {"callback": "sceneWillEnterForeground"},
      "from": [
        "launching", "systemLaunching", "launched", "systemLaunched", "background", "suspended"
      ],
      "to": "entering"
    },
    {
      "on": {
        "callback": ["sceneWillResignActive", "scenePhaseInactive", "sceneWillEnterForeground"]
      }
    },
    {
      "on": {"system": "suspend"},
      "from": ["background", "launched", "systemLaunching", "systemLaunched", "entering"],
      "to": "suspended"
    },
    {
      "on": {"system": "suspend"},
      "from": ["notRunning", "launching", "inactive", "suspended", "terminating"]
    },
    {"on": {"system": "suspend", "state.deviceLock": "@locked"}, "to": "suspended"},
    {
      "on": {
        "system": "resume",
        "state.launch": ["userLaunching", "user"],
        "state.launchKind": ["prewarmed", "begun"]
      },
      "from": ["suspended"],
      "to": "launched"
    },
    {"on": {"system": "resume"}, "from": ["suspended"], "to": "background"},
    {"on": {"system": "resume"}},
    {"on": {"system": "exit"}, "to": "notRunning"},
    {"on": {"system": "suspend", "state.shown": "away"}, "from": ["active"], "to": "suspended"},
    {
      "on": {"callback": "willEnterForeground", "state.shown": "away"},
      "from": ["active", "inactive"],
      "to": "entering"
    },
    {
      "on": {"callback": "didEnterBackground", "phase": "begin", "state.shown": "away"},
      "from": ["active"]
    },
    {
      "on": {"callback": "didEnterBackground", "phase": null, "state.shown": "away"},
      "from": ["active"],
      "to": "background"
    },
    {
      "on": {"callback": "didBecomeActive", "state.returnsLogged": {"not": "yes"}},
      "from": ["background"],
      "to": "active"
    },
    {
      "on": {"callback": "didEnterBackground", "phase": "begin", "state.resignsLogged": {"not": "yes"}},
      "from": ["active"]
    },
    {
      "on": {"callback": "didEnterBackground", "phase": null, "state.resignsLogged": {"not": "yes"}},
      "from": ["active"],
      "to": "background"
    }
  ],
  "sums": {
    "model": "scene",
    "order": [
      "active", "inactive", "entering", "connected", "background", "suspended", "unconnected",
      "unattached"
    ]
  },
  "illegal": {
    "id": "illegal_app_transition",
    "severity": "error",
    "summary": "The app moves between its states only in known ways",
    "why": "UIKit calls the app delegate in one order: didFinishLaunching, didBecomeActive, then willResignActive and didBecomeActive around each interruption, and willResignActive, didEnterBackground, willEnterForeground, didBecomeActive around each trip to the background. A callback out of this order means that one was lost on its way, or was called or forwarded by hand. Whatever hangs on the lost one did not run: nothing was saved, paused or released. So it has been since iOS 4; with scenes (iOS 13) the scene's callbacks take their place.",
    "fix": "Look for the callback that is missing before this one: an observer that was added late or removed early, an app delegate method that was swizzled without calling on, or a framework that sends its own events. Never call the delegate's methods by hand.",
    "references": [
      "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
      "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence",
      "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
    ],
    "exceptions": "A log that has no willEnterForeground, or no willResignActive, up to the place: it is taken for one that does not record it. One that leaves out others of these callbacks: log all of them, or switch this off. A background launch and a background resume may call didEnterBackground with no willResignActive before it. CarPlay may repeat didBecomeActive. A process that was prewarmed up to didFinishLaunching and suspended becomes active without willEnterForeground. All this is known here.",
    "tags": ["order", "order-app", "seed", "row-01", "row-03", "row-13"],
    "message": "{callback}{system} came while the app was {state.app}",
    "examples": {
      "good": [
        {
          "why": "Nearest look-alike: an interruption leads back to active without the background.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 9, "callback": "willResignActive"},
            {"t": 12, "callback": "didBecomeActive"},
            {"t": 20, "callback": "willResignActive"},
            {"t": 20.3, "callback": "didEnterBackground"},
            {"t": 60, "callback": "willEnterForeground"},
            {"t": 60.2, "callback": "didBecomeActive"}
          ]
        },
        {
          "why": "The system launches the app in the background, and the user opens it later.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "push"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.3, "callback": "didEnterBackground"},
            {"t": 5, "system": "suspend"},
            {"t": 90, "system": "resume", "reason": "user"},
            {"t": 90.01, "callback": "willEnterForeground"},
            {"t": 90.2, "callback": "didBecomeActive"}
          ]
        },
        {
          "why": "CarPlay repeats didBecomeActive, and the app switcher didEnterBackground.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 5, "callback": "didBecomeActive"},
            {"t": 9, "callback": "willResignActive"},
            {"t": 9.3, "callback": "didEnterBackground"},
            {"t": 9.4, "callback": "didEnterBackground"},
            {"t": 9.6, "callback": "willTerminate"},
            {"t": 9.7, "system": "exit", "reason": "userKill"}
          ]
        },
        {
          "why": "A prewarmed process runs didFinishLaunching and is suspended; hours later the user opens the app.",
          "trace": [
            {"t": 0, "system": "prewarm"},
            {"t": 0.3, "system": "launch", "reason": "user", "prewarmed": true},
            {"t": 0.5, "callback": "didFinishLaunching"},
            {"t": 0.6, "system": "suspend"},
            {"t": 14400, "system": "resume", "reason": "user"},
            {"t": 14400.2, "callback": "didBecomeActive"}
          ]
        },
        {
          "why": "A log that never has willEnterForeground: it does not record it.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 20, "callback": "willResignActive"},
            {"t": 20.3, "callback": "didEnterBackground"},
            {"t": 60, "callback": "didBecomeActive"},
            {"t": 70, "callback": "willResignActive"},
            {"t": 70.3, "callback": "didEnterBackground"},
            {"t": 90, "callback": "didBecomeActive"}
          ]
        },
        {
          "why": "A log that never has willResignActive.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 20, "callback": "didEnterBackground"},
            {"t": 40, "callback": "willEnterForeground"},
            {"t": 40.2, "callback": "didBecomeActive"},
            {"t": 60, "callback": "didEnterBackground"}
          ]
        }
      ],
      "bad": [
        {
          "why": "didEnterBackground was lost: the app is still inactive when it enters the foreground.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 20, "callback": "willResignActive"},
            {"t": 80, "callback": "willEnterForeground"},
            {"t": 80.2, "callback": "didBecomeActive"}
          ],
          "reports": [5]
        },
        {
          "why": "From active to the background without willResignActive.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 9, "callback": "willResignActive"},
            {"t": 10, "callback": "didBecomeActive"},
            {"t": 20, "callback": "didEnterBackground"},
            {"t": 40, "callback": "willEnterForeground"},
            {"t": 40.2, "callback": "didBecomeActive"}
          ],
          "reports": [6]
        },
        {
          "why": "willEnterForeground was lost on the way back.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 9, "callback": "willResignActive"},
            {"t": 9.3, "callback": "didEnterBackground"},
            {"t": 15, "callback": "willEnterForeground"},
            {"t": 15.2, "callback": "didBecomeActive"},
            {"t": 20, "callback": "willResignActive"},
            {"t": 20.3, "callback": "didEnterBackground"},
            {"t": 60, "callback": "didBecomeActive"}
          ],
          "reports": [10]
        },
        {
          "why": "didBecomeActive is called by hand in the background: one fault, and what follows is as it should be.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 9, "callback": "willResignActive"},
            {"t": 9.3, "callback": "didEnterBackground"},
            {"t": 15, "callback": "willEnterForeground"},
            {"t": 15.2, "callback": "didBecomeActive"},
            {"t": 29, "callback": "willResignActive"},
            {"t": 29.5, "callback": "didEnterBackground"},
            {"t": 29.8, "callback": "didBecomeActive"},
            {"t": 70.1, "callback": "willEnterForeground"},
            {"t": 70.3, "callback": "didBecomeActive"}
          ],
          "reports": [10]
        },
        {
          "why": "A launch that was not prewarmed, a suspension, and no willEnterForeground on return.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "didBecomeActive"},
            {"t": 9, "callback": "willResignActive"},
            {"t": 9.3, "callback": "didEnterBackground"},
            {"t": 15, "callback": "willEnterForeground"},
            {"t": 15.2, "callback": "didBecomeActive"},
            {"t": 29, "callback": "willResignActive"},
            {"t": 29.3, "callback": "didEnterBackground"},
            {"t": 35, "system": "suspend"},
            {"t": 90, "system": "resume", "reason": "user"},
            {"t": 90.2, "callback": "didBecomeActive"}
          ],
          "reports": [12]
        }
      ]
    }
  }
}

"""#),
    ("appLock.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "appLock",
  "initial": "open",
  "states": {
    "open": "the app's own lock is open, as far as the trace says",
    "locked": "the app locked itself",
    "lockedInactive": "the app locked itself while it was merely inactive"
  },
  "transitions": [
    {
      "on": [
        {
          "action": "lock",
          "scene": null,
          "state.app": "inactive",
          "during": {"not": ["@entersBackground", "willTerminate"]}
        },
        {
          "action": "lock",
          "scene": {"present": true},
          "state.scene": "inactive",
          "during": {"not": ["@entersBackground", "willTerminate"]}
        }
      ],
      "to": "lockedInactive"
    },
    {"on": {"action": "lock"}, "to": "locked"},
    {"on": {"action": "unlock"}, "to": "open"}
  ]
}

"""#),
    ("assertion.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "assertion",
  "initial": "none",
  "states": {
    "none": "no background task is open",
    "one": "one",
    "two": "two",
    "three": "three",
    "many": "more"
  },
  "transitions": [
    {
      "on": {
        "action": "beginBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["none"],
      "to": "one"
    },
    {
      "on": {
        "action": "beginBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["one"],
      "to": "two"
    },
    {
      "on": {
        "action": "beginBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["two"],
      "to": "three"
    },
    {
      "on": {
        "action": "beginBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["three"],
      "to": "many"
    },
    {
      "on": {
        "action": "endBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["one"],
      "to": "none"
    },
    {
      "on": {
        "action": "endBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["two"],
      "to": "one"
    },
    {
      "on": {
        "action": "endBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"}
      },
      "from": ["three"],
      "to": "two"
    },
    {"on": {"system": ["launch", "suspend"]}, "to": "none"}
  ]
}

"""#),
    ("audio.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "audio",
  "initial": "idle",
  "states": {
    "idle": "silent",
    "playing": "plays",
    "interrupted": "was playing when the interruption began",
    "silenced": "was playing when the interruption began, and was paused for it"
  },
  "transitions": [
    {"on": {"action": ["start", "resume"], "of": {"glob": "audio:*"}}, "to": "playing"},
    {
      "on": {"system": "interruption", "of": "@silencing"},
      "from": ["playing"],
      "to": "interrupted"
    },
    {
      "on": {"action": "pause", "of": {"glob": "audio:*"}, "by": {"not": "user"}},
      "from": ["interrupted"],
      "to": "silenced"
    },
    {
      "on": {"system": "interruption", "phase": "end", "of": "@silencing"},
      "from": ["interrupted", "silenced"],
      "to": "idle"
    },
    {"on": {"action": ["pause", "stop"], "of": {"glob": "audio:*"}, "by": "user"}, "to": "idle"},
    {"on": {"action": "stop", "of": {"glob": "audio:*"}}, "to": "idle"},
    {"on": {"action": "pause", "of": {"glob": "audio:*"}}, "from": ["playing"], "to": "idle"}
  ]
}

"""#),
    ("audioMode.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "audioMode",
  "initial": "unstated",
  "states": {
    "unstated": "no launch that says which background modes the app has",
    "none": "no background mode lets the app play",
    "declared": "a background mode lets the app play"
  },
  "transitions": [
    {"on": {"system": "launch", "trace.os": {"glob": "macOS*"}}, "to": "declared"},
    {"on": {"system": "launch", "backgroundModes": ["audio"]}, "to": "declared"},
    {"on": {"system": "launch", "reason": "@audioReason"}, "to": "declared"},
    {"on": {"system": "launch"}, "to": "none"},
    {"on": {"system": "resume", "reason": "@audioReason"}, "from": ["none"], "to": "declared"}
  ]
}

"""#),
    ("background/background_cpu.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_cpu",
  "severity": "error",
  "summary": "Background work stays under 48 seconds of CPU in a minute",
  "why": "iOS ends an app that uses 80 percent of a CPU over 60 seconds in the background (cpu_resource_fatal, EXC_RESOURCE). The limit holds for all threads together, and a background task does not lift it. So it has been since iOS 8 at the latest; since iOS 13 a BGProcessingTask that requires external power is exempt.",
  "fix": "Split the work into pieces, lower its quality of service, and move what can wait to a BGProcessingTask that requires external power, which lifts the limit.",
  "references": [
    "https://developer.apple.com/documentation/xcode/understanding-the-exception-types-in-a-crash-report",
    "https://developer.apple.com/documentation/xcode/reduce-terminations-in-your-app"
  ],
  "exceptions": "Work of a BGProcessingTask with requiresExternalPower, for which the limit is lifted: allow it by its `of`. The threshold `backgroundCPU` can be changed in the configuration.",
  "tags": ["background", "budget", "background-cpu", "seed", "row-08"],
  "limit": {"action": "work", "state.app": "@unseen", "trace.os": {"not": {"glob": "watchOS*"}}},
  "sum": "cpu",
  "atMost": "@backgroundCPU",
  "within": "60s",
  "message": "{of} takes the CPU time of the last minute to the system's limit",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: as much work, and spread over a longer time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:index", "duration": 40, "cpu": 30},
          {"t": 72, "action": "work", "of": "job:index", "duration": 40, "cpu": 30}
        ]
      },
      {
        "why": "The same work in the foreground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 11, "action": "work", "of": "job:index", "duration": 50, "cpu": 48}
        ]
      }
    ],
    "bad": [
      {
        "why": "One piece alone reaches the limit.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "thread": "worker", "of": "job:index", "duration": 50, "cpu": 48}
        ],
        "reports": [6]
      },
      {
        "why": "Three pieces together do.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:a", "cpu": 20},
          {"t": 31, "action": "work", "of": "job:b", "cpu": 20},
          {"t": 51, "action": "work", "of": "job:c", "cpu": 20}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("background/background_work_ends_on_return.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_work_ends_on_return",
  "severity": "warning",
  "summary": "What was started for the time in the background is stopped on return",
  "why": "A slower timer or a coarser location service may run while the app is in the background, under a mode or a background task. If the return starts the fast one and does not stop the slow one, each trip leaves one more behind, and all of them work. That an app goes on in the background at all came with iOS 4.",
  "fix": "Stop it in willEnterForeground, before the foreground's own is started.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
  ],
  "exceptions": "A slow timer that is meant to run beside the fast one: give the two different names in `of`.",
  "tags": ["background", "resources", "foreground-only-resource", "seed", "row-10"],
  "per": ["session", "of"],
  "when": [
    {"callback": "@becameActive", "phase": "done", "state.object": "forBackground"},
    {"action": ["stop", "pause", "release", "start"], "state.object": "forBackground"}
  ],
  "then": {"action": ["stop", "pause", "release", "start"]},
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": {"system": ["suspend", "exit"]},
  "message": "{of} was started in didEnterBackground and runs on when the user is back",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: stopped in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "start", "of": "timer:slow", "period": 20},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 40, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 40.1, "action": "stop", "of": "timer:slow"},
          {"t": 40.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 40.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The app never comes back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "start", "of": "location:coarse"},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "system": "suspend"},
          {"t": 90, "system": "exit", "reason": "jetsam"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The slow timer stays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "start", "of": "timer:slow", "period": 20},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 40, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 40.1, "action": "start", "of": "timer:fast", "period": 5},
          {"t": 40.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 40.4, "callback": "didBecomeActive"},
          {"t": 45, "action": "touch", "of": "view:map"}
        ],
        "reports": [11]
      },
      {
        "why": "The coarse location stays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 20.31, "action": "start", "of": "location:coarse"},
          {"t": 20.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 40, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 40.2, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 40.3, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"},
          {"t": 45, "action": "touch", "of": "view:map"}
        ],
        "reports": [12]
      }
    ]
  }
}

"""#),
    ("background/device_setting_is_given_back.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "device_setting_is_given_back",
  "severity": "warning",
  "summary": "A setting of the device is given back before the background",
  "why": "Screen brightness belongs to the whole device. iOS is to restore it when the app leaves, and does not always: reports show a phone that stays at full brightness after a QR code was shown. Brightness can be set by apps since iOS 5, and by a scene's screen since iOS 13.",
  "fix": "Restore the setting in willResignActive or didEnterBackground, and set it again in didBecomeActive if the screen that needs it is still there.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled"
  ],
  "exceptions": "A torch, whose use is a bright screen: allow it by its `of`. The idle timer and the orientation are not meant: they count only while the app is in front.",
  "tags": ["background", "pairs", "background-pair", "seed", "row-06"],
  "per": ["session", "of"],
  "scope": {
    "after": {
      "action": "acquire",
      "of": [{"glob": "brightness:*"}, {"glob": "setting:*rightness*"}]
    }
  },
  "when": [
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.held": "held"
    },
    {"action": ["release", "restore"], "state.held": "held"}
  ],
  "then": {"action": ["release", "restore"]},
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": {"system": ["suspend", "exit"]},
  "message": "{of} was changed and not given back before the background",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: given back already in willResignActive, and set again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "action": "acquire", "of": "brightness:screen", "value": 1},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.01, "action": "release", "of": "brightness:screen", "value": 0.4},
          {"t": 9.02, "callback": "willResignActive", "phase": "end"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 30, "callback": "willEnterForeground"},
          {"t": 30.2, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 30.21, "action": "acquire", "of": "brightness:screen", "value": 1},
          {"t": 30.22, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "One window leaves, and the other still shows its code.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 4, "action": "acquire", "of": "brightness:code"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 12, "action": "touch", "scene": "A", "of": "view:code"}
        ]
      },
      {
        "why": "Given back by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 2, "action": "acquire", "of": "brightness:screen"},
          {"t": 60, "callback": "applicationWillResignActive(_:)"},
          {"t": 60.3, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 60.31, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {"t": 60.312, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "begin"},
          {"t": 60.314, "action": "release", "of": "brightness:screen"},
          {"t": 60.316, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "end"},
          {"t": 65, "system": "suspend"}
        ]
      },
      {
        "why": "The idle timer stays off over a trip to the background, where it does not count.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "idleTimer:screen"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "willEnterForeground"},
          {"t": 60.3, "callback": "didBecomeActive"},
          {"t": 90, "action": "release", "of": "idleTimer:screen"}
        ]
      },
      {
        "why": "A locked orientation is the app's own.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "orientation:landscape"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The home gesture leaves the phone at full brightness.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "action": "acquire", "of": "brightness:screen", "value": 1},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 10, "system": "suspend"}
        ],
        "reports": [6]
      },
      {
        "why": "The last window leaves.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 4, "action": "acquire", "of": "brightness:code"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.4, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 14, "system": "suspend"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("background/foreground_work_stops.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "foreground_work_stops",
  "severity": "warning",
  "summary": "Timers, cameras, media and location are stopped by the end of didEnterBackground",
  "why": "Without a background mode the app is suspended seconds after didEnterBackground. Until then a timer, a camera or a location manager costs battery for no one; then it freezes in the middle, and goes on at the next wake-up, in the background too: timers fire at once, requests go out, the location arrow stays in the status bar. So it has been since iOS 4, which brought suspension; cameras are interrupted by the system itself.",
  "fix": "Stop, pause or invalidate it in didEnterBackground, for each scene by itself, and start it again in willEnterForeground. Declare a background mode only for a feature that the user asked for.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
  ],
  "exceptions": "A camera whose interruption by the system is logged (`interruption` of `camera`), and a Mac, which suspends no app: named so in the header's `os`. Monitoring of significant changes, regions and visits, which needs no mode: name it in `api`. Work under a background mode that the app declares (`launch.backgroundModes`) or names with the action (`mode`). No declared mode covers a camera: where the app may use it beside others or in a video call's picture in picture, name that in `mode`. A timer that didEnterBackground itself starts is judged on return.",
  "tags": [
    "background", "resources", "foreground-only-resource", "seed", "row-04", "row-06", "row-08",
    "row-17"
  ],
  "per": ["session", "of"],
  "also": {"system": "interruption", "of": {"glob": "*amera*"}},
  "scope": {
    "after": [
      {
        "action": ["start", "resume"],
        "of": [
          {"glob": "animation:*"},
          {"glob": "motion:*"},
          {"glob": "bluetooth:*"},
          {"glob": "sensor:*"}
        ],
        "mode": null,
        "scene": "$scene?",
        "state.app": {"not": "@unseen"},
        "state.longMode": "none",
        "state.namedMode": {"not": "named"}
      },
      {
        "action": ["start", "resume"],
        "of": {"glob": "camera:*"},
        "mode": null,
        "scene": "$scene?",
        "state.app": {"not": "@unseen"},
        "state.namedMode": {"not": "named"}
      },
      {
        "action": ["start", "resume"],
        "of": {"glob": "timer:*"},
        "mode": null,
        "delay": null,
        "scene": "$scene?",
        "during": {"not": "@entersBackground"},
        "state.app": {"not": "@unseen"},
        "state.longMode": "none",
        "state.namedMode": {"not": "named"}
      },
      {
        "action": ["start", "resume"],
        "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
        "mode": null,
        "scene": "$scene?",
        "state.app": {"not": "@unseen"},
        "state.audioMode": "none",
        "state.namedMode": {"not": "named"}
      },
      {
        "action": ["start", "resume"],
        "of": {"glob": "location:*"},
        "api": {"not": ["significantChanges", "regions", "visits"]},
        "mode": null,
        "scene": "$scene?",
        "during": {"not": "@entersBackground"},
        "state.app": {"not": "@unseen"},
        "state.locationMode": "none",
        "state.namedMode": {"not": "named"}
      }
    ],
    "until": [
      {"callback": "@entersForeground", "state.app": ["@away", "suspended"]},
      {
        "callback": "sceneWillEnterForeground",
        "scene": "$scene",
        "state.scene": ["background", "suspended"]
      },
      {"action": ["start", "resume"], "mode": {"present": true}}
    ]
  },
  "when": [
    {
      "callback": "@sceneEntersBackground",
      "phase": "done",
      "scene": "$scene",
      "state.object": "running"
    },
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.owner": "app",
      "state.object": "running"
    },
    {
      "callback": "sceneDidDisconnect",
      "phase": "done",
      "scene": "$scene",
      "state.scene": {"not": ["background", "suspended"]},
      "state.object": "running"
    },
    {"action": ["stop", "pause", "release"], "state.object": "running"}
  ],
  "then": [
    {"action": ["stop", "pause", "release"]},
    {"system": "interruption", "of": {"glob": "*amera*"}}
  ],
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": [{"system": ["suspend", "exit"]}, {"action": "tick", "state.app": "@away"}],
  "message": "{of} runs on in the background, and no background mode covers it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the app has the audio mode.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 2, "action": "start", "of": "timer:progress"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"}
        ]
      },
      {
        "why": "Stopped within didEnterBackground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "location:updates"},
          {"t": 60, "callback": "willResignActive"},
          {"t": 60.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 60.31, "action": "stop", "of": "location:updates"},
          {"t": 60.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 61, "system": "suspend"}
        ]
      },
      {
        "why": "Stopped by an observer of the app's notification, which still comes in an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2, "action": "start", "of": "timer:poll"},
          {"t": 60, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 60.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 60.312, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "begin"},
          {"t": 60.314, "action": "stop", "of": "timer:poll"},
          {"t": 60.316, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "end"},
          {"t": 65, "system": "suspend"}
        ]
      },
      {
        "why": "One of two windows leaves; what belongs to no window goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 2, "action": "start", "of": "timer:sync"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 12, "action": "tick", "of": "timer:sync"}
        ]
      },
      {
        "why": "Significant changes are watched for, which needs no background mode.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "location:visits", "api": "significantChanges"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"}
        ]
      },
      {
        "why": "A book that was started under the audio mode was paused and goes on, and the app leaves.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:book", "mode": "audio"},
          {"t": 4, "action": "pause", "of": "audio:book", "by": "user"},
          {"t": 6, "action": "resume", "of": "audio:book", "by": "user"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "action": "stop", "of": "audio:book"}
        ]
      },
      {
        "why": "A Mac suspends no app in the background.",
        "trace": [
          {"lifelint": 1, "os": "macOS 15.0"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "timer:clock"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "action": "tick", "of": "timer:clock"}
        ]
      },
      {
        "why": "The system interrupts the camera, and will end the interruption by itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "camera:back"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "system": "interruption", "phase": "begin", "of": "camera"},
          {"t": 20, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Location goes on after the home gesture.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "location:updates"},
          {"t": 60, "callback": "willResignActive"},
          {"t": 60.3, "callback": "didEnterBackground"},
          {"t": 61, "action": "tick", "of": "location:updates"}
        ],
        "reports": [6]
      },
      {
        "why": "The camera of a window that leaves, while another stays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 2, "action": "start", "scene": "B", "of": "camera:scan"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "B"},
          {"t": 9.4, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "B"},
          {"t": 12, "action": "touch", "scene": "A", "of": "view:a"}
        ],
        "reports": [12]
      },
      {
        "why": "A timer of no window, in an app whose only window leaves.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2, "action": "start", "of": "timer:sync"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 14, "system": "suspend"}
        ],
        "reports": [8]
      },
      {
        "why": "A call app leaves with its camera on, which its modes do not cover.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio", "voip"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "start", "of": "camera:publisher"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 12, "action": "tick", "of": "camera:publisher"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("background/gpu_in_background.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "gpu_in_background",
  "severity": "error",
  "summary": "No GPU work in the background, on any thread",
  "why": "From the end of didEnterBackground (with scenes: of the last one) until willEnterForeground iOS forbids GPU work. OpenGL ES apps are ended for it; Metal refuses the command buffer. A check on the main thread is not enough: frames and texture uploads that were queued to another thread before are executed after it. The ban is as old as the background, iOS 4, and holds for Metal since iOS 8.",
  "fix": "In didEnterBackground stop submitting and wait for what is under way (waitUntilScheduled, glFinish) before returning. Upload textures only in the foreground.",
  "references": [
    "https://developer.apple.com/documentation/metal/preparing-your-metal-app-to-run-in-the-background"
  ],
  "exceptions": "A continued processing task with GPU access (iOS 26): name it in `mode`.",
  "tags": ["background", "gpu", "no-gpu-background", "seed", "row-04", "row-06"],
  "never": [
    {
      "action": "render",
      "mode": null,
      "state.app": ["background", "unattached", "systemLaunching", "systemLaunched"],
      "state.renderDriver": {"not": "running"}
    },
    {
      "action": ["enqueue", "work"],
      "of": {"glob": "gpu:*"},
      "mode": null,
      "state.app": ["background", "unattached", "systemLaunching", "systemLaunched"]
    }
  ],
  "message": "GPU work ({of}) in the background",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the worker finishes before didEnterBackground returns.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.28, "action": "enqueue", "thread": "io", "of": "gpu:upload"},
          {"t": 10.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 10.318, "action": "render", "thread": "io", "of": "gpu:upload"},
          {"t": 10.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "system": "suspend"}
        ]
      },
      {
        "why": "The other window goes on drawing.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 10, "action": "render", "scene": "A", "of": "gpu:frame"}
        ]
      },
      {
        "why": "A second driver was paused and the first one runs on: render_loop_stops says so.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "displaylink:hud"},
          {"t": 1.1, "action": "start", "of": "gameloop:board"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.01, "action": "pause", "of": "gameloop:board"},
          {"t": 9.02, "callback": "willResignActive", "phase": "end"},
          {"t": 9.6, "callback": "didEnterBackground"},
          {"t": 9.62, "action": "render", "thread": "render", "of": "gpu:hud"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The worker comes too late.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.28, "action": "enqueue", "thread": "io", "of": "gpu:upload"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 10.318, "action": "render", "thread": "io", "of": "gpu:upload", "error": 6}
        ],
        "reports": [7]
      },
      {
        "why": "A background launch draws.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 1, "action": "render", "of": "gpu:thumbnail"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("background/killed_for_cpu.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "killed_for_cpu",
  "severity": "error",
  "summary": "The system does not end the app for its use of CPU",
  "why": "cpu_resource_fatal means that the app used 80 percent of a CPU over a minute in the background, on all threads together. The log does not say how much CPU its work took, so the work that was under way is not named here. MetricKit counts such ends since iOS 14 (`cumulativeCPUResourceLimitExitCount`).",
  "fix": "Log background work with its CPU time (`work` with `cpu`), and split it or move it to a BGProcessingTask.",
  "references": [
    "https://developer.apple.com/documentation/xcode/understanding-the-exception-types-in-a-crash-report"
  ],
  "exceptions": "Background work that the log has with its `cpu` is judged by `background_cpu`, also where it is not all of the work.",
  "tags": ["background", "background-cpu", "seed", "row-08"],
  "when": {"system": "exit", "reason": ["cpuLimit", "cpu"]},
  "previously": {"action": "work", "cpu": {"present": true}, "state.app": "@unseen"},
  "within": "2min",
  "message": "the system ended the app for its use of CPU",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: ended for memory.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 90, "system": "exit", "reason": "jetsam"}
        ]
      },
      {
        "why": "The work is in the log, and is reported itself, in two pieces.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:index", "cpu": 30},
          {"t": 45, "action": "work", "of": "job:images", "cpu": 20},
          {"t": 71, "system": "exit", "reason": "cpuLimit"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Nothing in the log explains it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 71, "system": "exit", "reason": "cpuLimit", "code": "cpu_resource_fatal"}
        ],
        "reports": [6]
      },
      {
        "why": "Work was logged, without its CPU time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:index", "duration": 60},
          {"t": 71, "system": "exit", "reason": "cpuLimit"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("background/live_activity_starts_in_front.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "live_activity_starts_in_front",
  "severity": "warning",
  "summary": "A Live Activity is started while the app is in the foreground",
  "why": "ActivityKit starts a Live Activity only while the app is in the foreground: from the background Activity.request fails with `visibility`, and what the user counts on is missing from the lock screen. It shows where an activity is renewed by a timer or by a wake-up, eight hours after it began. Live Activities came with iOS 16.1; since iOS 17.2 a push can start one, and so can an intent of the user's.",
  "fix": "Renew the activity when the user is back, or start it with a push. In the background only update and end it.",
  "references": [
    "https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities",
    "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
  ],
  "exceptions": "An activity that a push or an intent starts: name that in `by` (`push`, `intent`, `system`, `user`), or its background mode in `mode`. A start within a second of the return, as in a log that has no willEnterForeground, is known here.",
  "tags": ["background", "resources", "background-start", "seed", "row-08", "row-11"],
  "when": [
    {
      "action": "start",
      "of": {"glob": "liveActivity:*"},
      "by": {"not": ["push", "system", "@asked"]},
      "mode": null,
      "during": {"not": "handlerForIntent"},
      "scene": null,
      "state.app": ["@away", "systemLaunching", "systemLaunched"]
    },
    {
      "action": "start",
      "of": {"glob": "liveActivity:*"},
      "by": {"not": ["push", "system", "@asked"]},
      "mode": null,
      "during": {"not": "handlerForIntent"},
      "scene": {"present": true},
      "state.app": "@away"
    }
  ],
  "then": {"callback": ["@entersForeground", "@becameActive", "scenePhaseInactive"]},
  "within": "1s",
  "atEnd": "violated",
  "before": {"system": ["suspend", "exit"]},
  "message": "{of} starts in the background, where ActivityKit refuses it, and the user is not back in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it is ended and started anew when the user is back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "liveActivity:glucose"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 28800, "action": "tick", "of": "timer:renew", "mode": "audio"},
          {"t": 30000, "callback": "willEnterForeground"},
          {"t": 30000.2, "callback": "didBecomeActive"},
          {"t": 30000.3, "action": "stop", "of": "liveActivity:glucose"},
          {"t": 30000.4, "action": "start", "of": "liveActivity:glucose"}
        ]
      },
      {
        "why": "A push starts it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "push"},
          {"t": 60.1, "action": "start", "of": "liveActivity:delivery", "by": "push"}
        ]
      },
      {
        "why": "A log without willEnterForeground: the user is back a moment later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "action": "start", "of": "liveActivity:ride"},
          {"t": 60.1, "callback": "didBecomeActive"},
          {"t": 70, "action": "touch"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A timer renews it in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "liveActivity:glucose"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 28800, "action": "tick", "of": "timer:renew", "mode": "audio"},
          {"t": 28800.1, "action": "stop", "of": "liveActivity:glucose"},
          {"t": 28800.2, "action": "start", "of": "liveActivity:glucose", "error": "visibility"}
        ],
        "reports": [9]
      },
      {
        "why": "A silent push launches the app, which starts one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 0.5, "action": "start", "of": "liveActivity:delivery"},
          {"t": 1, "action": "complete", "of": "push:1"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("background/refreshed_on_return.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "refreshed_on_return",
  "severity": "note",
  "summary": "The interface is refreshed after a time in the background",
  "why": "Minutes or days may lie between didEnterBackground and willEnterForeground, and what the screen shows is as old. Apple asks to refresh the interface on the way back, before the user sees it. So it has been since iOS 4, before which every return was a launch.",
  "fix": "Refresh in willEnterForeground or didBecomeActive what depends on time, on the network or on settings.",
  "references": [
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
  ],
  "exceptions": "A screen that shows nothing that ages, such as a drawing: switch the rule off for such an app.",
  "tags": ["background", "seed", "row-05"],
  "scope": {"after": {"action": ["uiUpdate", "refresh"]}},
  "when": [
    {"callback": "willEnterForeground", "state.app": ["background", "suspended"]},
    {
      "callback": "sceneWillEnterForeground",
      "scene": {"present": true},
      "state.scene": ["background", "suspended"]
    }
  ],
  "then": {"action": ["uiUpdate", "refresh", "reveal", "restore", "show"]},
  "within": "10s",
  "before": {"callback": ["@resignsActive", "@entersBackground"]},
  "message": "nothing on the screen was refreshed on return",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: refreshed only after the app is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "uiUpdate", "of": "view:feed"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 900, "callback": "willEnterForeground"},
          {"t": 900.2, "callback": "didBecomeActive"},
          {"t": 901, "action": "uiUpdate", "of": "view:feed"}
        ]
      },
      {
        "why": "An app that never logs its interface is not asked.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 900, "callback": "willEnterForeground"},
          {"t": 900.2, "callback": "didBecomeActive"},
          {"t": 990, "action": "network", "of": "request:feed"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The old screen stays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "uiUpdate", "of": "view:feed"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 900, "callback": "willEnterForeground"},
          {"t": 900.2, "callback": "didBecomeActive"},
          {"t": 950, "action": "touch", "of": "view:feed"}
        ],
        "reports": [7]
      },
      {
        "why": "In an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "refresh", "of": "date:today"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 900, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 900.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 905, "callback": "sceneWillResignActive", "scene": "A"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("background/render_loop_stops.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "render_loop_stops",
  "severity": "error",
  "summary": "What drives frames is stopped by the end of didEnterBackground",
  "why": "A display link or a render loop that runs on in the background submits GPU work there. OpenGL ES apps were ended for it (gpus_ReturnNotPermittedKillClient); Metal refuses each command buffer with an error, so that the app spins at full speed for nothing, fills the log and the memory, and uses 30 to 50 percent of the CPU until it is suspended or ended. The ban came with the background itself in iOS 4; MTKView has paused by itself since iOS 9, a CADisplayLink of one's own never does.",
  "fix": "Pause the display link or the loop in didEnterBackground, for each scene by itself, wait for frames that are under way, and resume in willEnterForeground.",
  "references": [
    "https://developer.apple.com/documentation/metal/preparing-your-metal-app-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
  ],
  "exceptions": "A loop that draws nothing and runs under a background mode: log the mode with it.",
  "tags": [
    "background", "gpu", "resources", "no-gpu-background", "foreground-only-resource", "seed",
    "row-04", "row-06"
  ],
  "per": ["session", "of"],
  "also": {"action": "render"},
  "scope": {
    "after": {
      "action": ["start", "resume"],
      "of": [{"glob": "displaylink:*"}, {"glob": "renderloop:*"}, {"glob": "gameloop:*"}],
      "mode": null,
      "scene": "$scene?",
      "state.app": {"not": "@unseen"}
    },
    "until": [
      {"callback": "@entersForeground", "state.app": ["@away", "suspended"]},
      {
        "callback": "sceneWillEnterForeground",
        "scene": "$scene",
        "state.scene": ["background", "suspended"]
      },
      {"action": ["start", "resume"], "mode": {"present": true}}
    ]
  },
  "when": [
    {
      "callback": "@sceneEntersBackground",
      "phase": "done",
      "scene": "$scene",
      "state.object": "running"
    },
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.owner": "app",
      "state.object": "running"
    },
    {
      "callback": "sceneDidDisconnect",
      "phase": "done",
      "scene": "$scene",
      "state.scene": {"not": ["background", "suspended"]},
      "state.object": "running"
    },
    {"action": ["stop", "pause", "release"], "state.object": "running"}
  ],
  "then": {"action": ["stop", "pause", "release"]},
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": [
    {"system": ["suspend", "exit"]},
    {"action": "tick", "state.app": "@away"},
    {"action": "render", "state.app": "@away"}
  ],
  "message": "{of} runs on in the background",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: paused within didEnterBackground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "start", "of": "displaylink:main"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "pause", "of": "displaylink:main"},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 21, "system": "suspend"}
        ]
      },
      {
        "why": "Paused by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 2, "action": "start", "of": "displaylink:hud"},
          {"t": 60, "callback": "applicationWillResignActive(_:)"},
          {"t": 60.3, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 60.31, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {
            "t": 60.312,
            "callback": "UIApplication.didEnterBackgroundNotification",
            "phase": "begin"
          },
          {"t": 60.313, "action": "pause", "of": "displaylink:hud"},
          {"t": 60.316, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "end"},
          {"t": 65, "system": "suspend"}
        ]
      },
      {
        "why": "One window leaves, and the loop of the other runs on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 2, "action": "start", "scene": "A", "of": "renderloop:A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 10, "action": "tick", "scene": "A", "of": "renderloop:A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The display link is never paused.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "start", "of": "displaylink:main"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 20.32, "action": "render", "thread": "render", "of": "gpu:frame"}
        ],
        "reports": [6]
      },
      {
        "why": "It was paused for an interruption, and then resumed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "start", "scene": "A", "of": "gameloop:main"},
          {"t": 9, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 9.1, "action": "pause", "scene": "A", "of": "gameloop:main"},
          {"t": 9.2, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 12, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 12.1, "action": "resume", "scene": "A", "of": "gameloop:main"},
          {"t": 12.2, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 20.4, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 25, "system": "suspend"}
        ],
        "reports": [15]
      },
      {
        "why": "Two drivers, of which one is paused.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "displaylink:hud"},
          {"t": 1.1, "action": "start", "of": "gameloop:board"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.01, "action": "pause", "of": "gameloop:board"},
          {"t": 9.02, "callback": "willResignActive", "phase": "end"},
          {"t": 9.6, "callback": "didEnterBackground"},
          {"t": 9.62, "action": "render", "thread": "render", "of": "gpu:hud"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("background/restart_what_was_stopped.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "restart_what_was_stopped",
  "severity": "error",
  "summary": "The return starts again what didEnterBackground stopped",
  "why": "didEnterBackground stops cameras, timers, sockets and render loops, as it should; its partner willEnterForeground, or at the latest didBecomeActive, has to start them again, for each scene by itself. If that half was never wired up, or listens to another event (the app's, when only one window left), the user finds a frozen preview or a dead connection after the first trip to the home screen. Both callbacks came with iOS 4, and each scene has its own since iOS 13.",
  "fix": "Start, resume or acquire in willEnterForeground what didEnterBackground stopped, paused or released; what takes a while, such as a capture session, on a queue of its own. With several windows listen to the scene's own notifications.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground"
  ],
  "exceptions": "A timer that waits for the user to be idle (`idle`, `inactivity`, `timeout`, `logout`, `debounce` in its name). Media that wait for the user to press play again. A lock in front of the content (`prompt` of `auth:…`) ends the wait, and so does a user who leaves again within the three seconds. What belongs to a screen that is gone need not come back: a `show` of another `view:…`, or a payload that is delivered, ends the wait too; so does a network that is missing (`network` with `reachable: false`, or a request that failed), and a request for a login or a token.",
  "tags": ["background", "pairs", "background-pair", "seed", "row-10", "row-17"],
  "per": ["session", "scene?"],
  "scope": {
    "after": [
      {
        "callback": "@sceneResignsActive",
        "scene": {"present": true},
        "state.scene": ["active", "unknown"]
      },
      {
        "callback": "@sceneEntersBackground",
        "scene": {"present": true},
        "state.scene": {"not": ["background", "suspended"]}
      },
      {"callback": "willResignActive", "scene": null, "state.window": ["app", "apart"]},
      {
        "callback": "didEnterBackground",
        "scene": null,
        "state.window": ["app", "apart"],
        "state.shown": "here"
      },
      {"action": "prompt", "of": {"glob": "auth:*"}}
    ],
    "restart": true
  },
  "when": [
    {
      "action": ["stop", "pause", "release"],
      "of": {
        "as": "$what",
        "not": [
          {"glob": "audio:*"},
          {"glob": "video:*"},
          {"glob": "task:*"},
          {"glob": "bgtask:*"},
          {"glob": "db:*"},
          {"glob": "file:*"},
          {"glob": "lock:*"},
          {"glob": "cache:*"},
          {"glob": "model:*"},
          {"glob": "image:*"},
          {"glob": "gpu:*"},
          {"glob": "texture:*"},
          {"glob": "buffer:*"},
          {"glob": "trace:*"},
          {"glob": "brightness:*"},
          {"glob": "idleTimer:*"},
          {"glob": "orientation:*"},
          {"glob": "setting:*"},
          {"glob": "session:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "document:*"},
          {"glob": "timer:*dle*"},
          {"glob": "timer:*nactiv*"},
          {"glob": "timer:*imeout*"},
          {"glob": "timer:*ogout*"},
          {"glob": "timer:*ebounce*"}
        ]
      },
      "by": {"not": "user"},
      "state.object": {"not": ["pausedElsewhere", "stopped"]},
      "during": "@sceneEntersBackground"
    },
    {
      "action": ["stop", "pause", "release"],
      "of": {
        "as": "$what",
        "not": [
          {"glob": "audio:*"},
          {"glob": "video:*"},
          {"glob": "task:*"},
          {"glob": "bgtask:*"},
          {"glob": "db:*"},
          {"glob": "file:*"},
          {"glob": "lock:*"},
          {"glob": "cache:*"},
          {"glob": "model:*"},
          {"glob": "image:*"},
          {"glob": "gpu:*"},
          {"glob": "texture:*"},
          {"glob": "buffer:*"},
          {"glob": "trace:*"},
          {"glob": "brightness:*"},
          {"glob": "idleTimer:*"},
          {"glob": "orientation:*"},
          {"glob": "setting:*"},
          {"glob": "session:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "document:*"},
          {"glob": "timer:*dle*"},
          {"glob": "timer:*nactiv*"},
          {"glob": "timer:*imeout*"},
          {"glob": "timer:*ogout*"},
          {"glob": "timer:*ebounce*"}
        ]
      },
      "by": {"not": "user"},
      "state.object": {"not": ["pausedElsewhere", "stopped"]},
      "during": "didEnterBackground",
      "state.window": ["app", "apart"]
    }
  ],
  "then": [
    {"action": ["start", "resume", "acquire"], "of": "$what"},
    {"action": "show", "of": [{"glob": "view:*"}, {"glob": "*ffline*"}]},
    {"action": "deliver"},
    {"action": "network", "result": "@failing"},
    {"action": "network", "error": {"present": true}},
    {
      "action": "network",
      "of": [{"glob": "*oken*"}, {"glob": "*auth*"}, {"glob": "*login*"}, {"glob": "*each*"}]
    },
    {"system": "network", "reachable": false},
    {"callback": ["sceneDidDisconnect", "willTerminate"]}
  ],
  "from": [
    {"callback": "@sceneBecameActive", "phase": "done", "state.deviceLock": "unlocked"},
    {
      "callback": "didBecomeActive",
      "phase": "done",
      "state.deviceLock": "unlocked",
      "state.window": ["app", "apart"]
    }
  ],
  "within": "3s",
  "atEnd": "violated",
  "message": "{$what} was stopped in didEnterBackground and is not back when the user is",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: started again, only in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "camera:preview"},
          {"t": 8, "callback": "willResignActive"},
          {"t": 8.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 8.31, "action": "stop", "of": "camera:preview"},
          {"t": 8.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "callback": "willEnterForeground"},
          {"t": 25.2, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 25.25, "action": "start", "of": "camera:preview"},
          {"t": 25.3, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "The user had paused the video before.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "video:lesson"},
          {"t": 5, "action": "pause", "of": "video:lesson", "by": "user"},
          {"t": 8, "callback": "willResignActive"},
          {"t": 8.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 8.31, "action": "pause", "of": "video:lesson"},
          {"t": 8.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "callback": "willEnterForeground"},
          {"t": 25.2, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Started again by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 2, "action": "start", "of": "camera:scan"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"},
          {"t": 9.3, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 9.31, "action": "stop", "of": "camera:scan"},
          {"t": 9.4, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "applicationWillEnterForeground(_:)"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "start", "of": "camera:scan"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "A player that waits for the user to press play.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "start", "of": "video:movie"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"},
          {"t": 9.3, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 9.31, "action": "pause", "of": "video:movie"},
          {"t": 9.32, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {"t": 15, "system": "suspend"},
          {"t": 100, "system": "resume", "reason": "user"},
          {"t": 100.1, "callback": "applicationWillEnterForeground(_:)"},
          {"t": 100.3, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 105, "action": "resume", "of": "video:movie", "by": "user"}
        ]
      },
      {
        "why": "The capture session starts on its own queue, which takes half a second.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "camera:preview"},
          {"t": 8, "callback": "willResignActive"},
          {"t": 8.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 8.31, "action": "stop", "of": "camera:preview"},
          {"t": 8.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "callback": "willEnterForeground"},
          {"t": 25.2, "callback": "didBecomeActive"},
          {"t": 25.7, "action": "start", "of": "camera:preview", "thread": "session"},
          {"t": 40, "action": "touch", "of": "view:shutter"}
        ]
      },
      {
        "why": "A wallet asks for Face ID first, and the scanner starts behind it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "start", "of": "camera:scan", "scene": "A"},
          {"t": 8, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 8.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 8.31, "action": "stop", "of": "camera:scan", "scene": "A"},
          {"t": 8.33, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 25, "callback": "sceneWillEnterForeground", "phase": "begin", "scene": "A"},
          {"t": 25.01, "action": "prompt", "of": "auth:wallet"},
          {"t": 25.02, "callback": "sceneWillEnterForeground", "phase": "end", "scene": "A"},
          {"t": 25.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 31, "action": "unlock", "of": "app:wallet"},
          {"t": 31.2, "action": "start", "of": "camera:scan", "scene": "A"}
        ]
      },
      {
        "why": "There is no network when the user is back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.3, "action": "release", "of": "socket:chat"},
          {"t": 5.4, "callback": "didEnterBackground", "phase": "end"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.5, "callback": "didBecomeActive"},
          {"t": 90.6, "action": "network", "of": "request:reachability", "result": "offline"},
          {"t": 110, "action": "acquire", "of": "socket:chat"}
        ]
      },
      {
        "why": "The connection has to wait for a new token.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.3, "action": "release", "of": "socket:chat"},
          {"t": 5.4, "callback": "didEnterBackground", "phase": "end"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.5, "callback": "didBecomeActive"},
          {
            "t": 90.6,
            "action": "network",
            "of": "request:token",
            "duration": 4.1,
            "thread": "urlsession"
          },
          {"t": 94.8, "action": "acquire", "of": "socket:chat"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Nobody restarts the camera.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "camera:preview"},
          {"t": 8, "callback": "willResignActive"},
          {"t": 8.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 8.31, "action": "stop", "of": "camera:preview"},
          {"t": 8.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "callback": "willEnterForeground"},
          {"t": 25.2, "callback": "didBecomeActive"},
          {"t": 30, "action": "touch", "of": "view:main"}
        ],
        "reports": [7]
      },
      {
        "why": "Window B comes back, and its animation waits for an event of the app that does not come.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 6, "action": "start", "scene": "B", "of": "animation:hero"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "B"},
          {"t": 20.31, "action": "pause", "scene": "B", "of": "animation:hero"},
          {"t": 20.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "B"},
          {"t": 40, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 40.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 45, "action": "touch", "scene": "B", "of": "view:main"}
        ],
        "reports": [12]
      },
      {
        "why": "The socket is opened again only when the user pulls to refresh.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:chat"},
          {"t": 8, "callback": "willResignActive"},
          {"t": 8.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 8.31, "action": "release", "of": "socket:chat"},
          {"t": 8.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "callback": "willEnterForeground"},
          {"t": 25.2, "callback": "didBecomeActive"},
          {"t": 40, "action": "touch", "of": "view:list"},
          {"t": 40.1, "action": "acquire", "of": "socket:chat"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("background/starts_in_background.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "starts_in_background",
  "severity": "warning",
  "summary": "Nothing that needs the foreground starts in the background",
  "why": "A view's appearance, a layout for the snapshot, a reply from the network: code that starts a video, a timer or the camera runs also while the scene is in the background, for UIKit lays views out for its pictures. The user hears half a second of sound after leaving, and the system stops the rest. Since iOS 13 UIKit also lays out scenes that no one sees; cameras and render loops have no place in the background at all.",
  "fix": "Start such things in sceneDidBecomeActive or didBecomeActive, or ask for the state first.",
  "references": [
    "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
  ],
  "exceptions": "Work under a background mode that the app declares (`launch.backgroundModes`) or names with the action (`mode`), or that the reason of a launch or resume shows: `bluetooth`, `voip`, `audio`, `location`. A timer or a sensor beside an open background task or a push, fetch or scheduled task that is not completed yet. No declared mode covers a camera or what drives frames: name what does in `mode`. A start within a second of the return, as in a log that has no willEnterForeground, is known here.",
  "tags": ["background", "resources", "background-start", "seed", "row-08", "row-11"],
  "when": [
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": [
        {"glob": "timer:*"},
        {"glob": "animation:*"},
        {"glob": "motion:*"},
        {"glob": "bluetooth:*"},
        {"glob": "sensor:*"}
      ],
      "scene": null,
      "state.app": "@away",
      "state.longMode": "none",
      "state.assertion": "none",
      "state.wakeUp": "none",
      "state.namedMode": {"not": "named"},
      "during": {"not": ["performExpiringActivity", "handlerForIntent"]},
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": [
        {"glob": "timer:*"},
        {"glob": "animation:*"},
        {"glob": "motion:*"},
        {"glob": "bluetooth:*"},
        {"glob": "sensor:*"}
      ],
      "scene": {"present": true},
      "state.scene": "background",
      "state.longMode": "none",
      "state.assertion": "none",
      "state.wakeUp": "none",
      "state.namedMode": {"not": "named"},
      "during": {"not": ["performExpiringActivity", "handlerForIntent"]},
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": [
        {"glob": "gameloop:*"},
        {"glob": "renderloop:*"},
        {"glob": "displaylink:*"},
        {"glob": "camera:*"}
      ],
      "scene": null,
      "state.app": "@away",
      "state.namedMode": {"not": "named"},
      "state.launch": {"not": ["systemLaunching", "system"]},
      "state.carplay": {"not": "connected"}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": [
        {"glob": "gameloop:*"},
        {"glob": "renderloop:*"},
        {"glob": "displaylink:*"},
        {"glob": "camera:*"}
      ],
      "scene": {"present": true},
      "state.scene": "background",
      "state.namedMode": {"not": "named"},
      "state.launch": {"not": ["systemLaunching", "system"]},
      "state.carplay": {"not": "connected"}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
      "by": {"not": "@asked"},
      "scene": null,
      "state.app": "@away",
      "state.audioMode": "none",
      "state.namedMode": {"not": "named"},
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
      "by": {"not": "@asked"},
      "scene": {"present": true},
      "state.scene": "background",
      "state.audioMode": "none",
      "state.namedMode": {"not": "named"},
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": {
        "any": [{"glob": "location:*"}],
        "not": [
          {"glob": "location:significant*"},
          {"glob": "location:region*"},
          {"glob": "location:visit*"}
        ]
      },
      "api": {"not": ["significantChanges", "regions", "visits"]},
      "scene": null,
      "state.app": "@away",
      "state.locationMode": "none",
      "state.namedMode": {"not": "named"},
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {
      "action": ["start", "resume"],
      "mode": null,
      "of": {
        "any": [{"glob": "location:*"}],
        "not": [
          {"glob": "location:significant*"},
          {"glob": "location:region*"},
          {"glob": "location:visit*"}
        ]
      },
      "api": {"not": ["significantChanges", "regions", "visits"]},
      "scene": {"present": true},
      "state.scene": "background",
      "state.locationMode": "none",
      "state.namedMode": {"not": "named"},
      "state.launch": {"not": ["systemLaunching", "system"]}
    }
  ],
  "then": {"callback": ["@entersForeground", "@becameActive", "scenePhaseInactive"]},
  "within": "1s",
  "atEnd": "violated",
  "before": {"system": ["suspend", "exit"]},
  "message": "{of} starts in the background, where nothing covers it, and the user is not back in time",
  "examples": {
    "good": [
      {
        "why": "Significant changes are watched instead of the exact place, which needs no mode.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "location:exact"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 5.21, "action": "stop", "of": "location:exact"},
          {"t": 5.22, "action": "start", "of": "location:significant"},
          {"t": 5.23, "action": "start", "of": "timer:log", "mode": "location"},
          {"t": 9, "system": "suspend"}
        ]
      },
      {
        "why": "Nearest look-alike: it starts in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 30, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 30.1, "action": "start", "of": "video:page"},
          {"t": 30.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 30.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The podcast goes on after a call, under the audio mode.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 30, "action": "start", "of": "audio:podcast"}
        ]
      },
      {
        "why": "A timer beside an open background task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "action": "start", "of": "timer:poll"},
          {"t": 16, "action": "stop", "of": "timer:poll"},
          {"t": 17, "action": "endBackgroundTask", "of": "task:upload"}
        ]
      },
      {
        "why": "A silent push is answered within a time-out.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "push"},
          {"t": 60.1, "callback": "didReceiveRemoteNotification", "of": "push:sync"},
          {"t": 60.2, "action": "start", "of": "timer:timeout"},
          {"t": 65, "action": "stop", "of": "timer:timeout"},
          {"t": 65.1, "action": "complete", "of": "push:sync"}
        ]
      },
      {
        "why": "A book that was started under the audio mode goes on from the lock screen.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:book", "mode": "audio"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "action": "pause", "of": "audio:book"},
          {"t": 70, "action": "resume", "of": "audio:book"}
        ]
      },
      {
        "why": "The user presses play on the lock screen.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:book"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "action": "pause", "of": "audio:book", "by": "user"},
          {"t": 70, "action": "resume", "of": "audio:book", "by": "user"}
        ]
      },
      {
        "why": "Bluetooth wakes the app, which only its mode makes possible.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "bluetooth"},
          {"t": 60.1, "action": "start", "of": "bluetooth:connection"}
        ]
      },
      {
        "why": "A log without willEnterForeground: the user is back a moment later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "action": "start", "of": "timer:clock"},
          {"t": 60.01, "action": "start", "of": "displaylink:game"},
          {"t": 60.1, "callback": "didBecomeActive"},
          {"t": 70, "action": "touch"}
        ]
      },
      {
        "why": "Monitoring of a region, which needs no mode and may start anywhere.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "action": "start", "of": "location:home", "api": "regions"},
          {"t": 14, "system": "suspend"}
        ]
      },
      {
        "why": "A time-out beside a request of the watch, which the app answers.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 14, "system": "suspend"},
          {"t": 20, "system": "resume", "reason": "watch"},
          {"t": 20.1, "callback": "handleWatchKitExtensionRequest"},
          {"t": 20.2, "action": "start", "of": "timer:reply"},
          {"t": 20.9, "action": "stop", "of": "timer:reply"},
          {"t": 22, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The layout for the snapshot starts the video.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 10.4, "action": "snapshot", "of": "scene:A", "by": "system"},
          {"t": 10.43, "action": "start", "scene": "A", "of": "video:page"},
          {"t": 10.93, "action": "stop", "scene": "A", "of": "video:page"}
        ],
        "reports": [9]
      },
      {
        "why": "A reply starts a timer in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 10, "action": "start", "of": "timer:poll"}
        ],
        "reports": [6]
      },
      {
        "why": "The timer starts when the background task is over.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "endBackgroundTask", "of": "task:upload"},
          {"t": 12, "action": "start", "of": "timer:poll"}
        ],
        "reports": [9]
      },
      {
        "why": "A call app starts its camera in the background, which its modes do not cover.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio", "voip"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 12, "action": "start", "of": "camera:publisher"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("background/ticks_in_background.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "ticks_in_background",
  "severity": "warning",
  "summary": "Foreground work does not go on in the background",
  "why": "A firing in the background shows that something was left running whose start the log does not have: a timer of a library, an animation, a location manager. It costs battery until the suspension and goes on at each wake-up. So it has been since iOS 4, which brought suspension.",
  "fix": "Find what starts it, and stop it in didEnterBackground.",
  "references": [
    "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
  ],
  "exceptions": "Firings under a background mode: name it with the action (`mode`). No declared mode covers a camera or what drives frames.",
  "tags": ["background", "resources", "foreground-only-resource", "seed", "row-04", "row-06"],
  "never": [
    {
      "action": "tick",
      "mode": null,
      "of": [
        {"glob": "timer:*"},
        {"glob": "animation:*"},
        {"glob": "motion:*"},
        {"glob": "bluetooth:*"},
        {"glob": "sensor:*"}
      ],
      "scene": null,
      "state.app": "@away",
      "state.longMode": "none",
      "state.object": {"not": ["running", "forBackground"]}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [
        {"glob": "gameloop:*"},
        {"glob": "renderloop:*"},
        {"glob": "displaylink:*"},
        {"glob": "camera:*"}
      ],
      "scene": null,
      "state.app": "@away",
      "state.object": {"not": ["running", "forBackground"]},
      "state.carplay": {"not": "connected"}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [
        {"glob": "timer:*"},
        {"glob": "animation:*"},
        {"glob": "motion:*"},
        {"glob": "bluetooth:*"},
        {"glob": "sensor:*"}
      ],
      "scene": {"present": true},
      "state.scene": "background",
      "state.longMode": "none",
      "state.object": {"not": ["running", "forBackground"]}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [
        {"glob": "gameloop:*"},
        {"glob": "renderloop:*"},
        {"glob": "displaylink:*"},
        {"glob": "camera:*"}
      ],
      "scene": {"present": true},
      "state.scene": "background",
      "state.object": {"not": ["running", "forBackground"]},
      "state.carplay": {"not": "connected"}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
      "scene": null,
      "state.app": "@away",
      "state.audioMode": "none",
      "state.object": {"not": "running"}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
      "scene": {"present": true},
      "state.scene": "background",
      "state.audioMode": "none",
      "state.object": {"not": "running"}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [{"glob": "location:*"}],
      "scene": null,
      "state.app": "@away",
      "state.locationMode": "none",
      "state.object": {"not": "running"}
    },
    {
      "action": "tick",
      "mode": null,
      "of": [{"glob": "location:*"}],
      "scene": {"present": true},
      "state.scene": "background",
      "state.locationMode": "none",
      "state.object": {"not": "running"}
    },
    {
      "action": "tick",
      "mode": null,
      "of": {"glob": "timer:*"},
      "state.app": "@away",
      "state.longMode": "none",
      "state.object": "forBackground",
      "state.assertion": "none"
    }
  ],
  "message": "{of} goes on in the background, and no background mode covers it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the firing names the mode that covers it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 60, "action": "tick", "of": "timer:progress", "mode": "audio"}
        ]
      },
      {
        "why": "Another window is in front.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 12, "action": "tick", "of": "timer:sync"},
          {"t": 13, "action": "tick", "scene": "A", "of": "animation:hero"}
        ]
      },
      {
        "why": "A timer that didEnterBackground starts beside its background task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:flush"},
          {"t": 9.32, "action": "start", "of": "timer:flush"},
          {"t": 9.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 10.3, "action": "tick", "of": "timer:flush"},
          {"t": 10.4, "action": "stop", "of": "timer:flush"},
          {"t": 10.5, "action": "endBackgroundTask", "of": "task:flush"},
          {"t": 15, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A library's timer fires.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 12, "action": "tick", "of": "timer:metrics"}
        ],
        "reports": [6]
      },
      {
        "why": "An animation of a window that is in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 12, "action": "tick", "scene": "B", "of": "animation:hero"}
        ],
        "reports": [11]
      },
      {
        "why": "A library's display link fires, which no background mode covers.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 12, "action": "tick", "of": "displaylink:meter"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("background/watch_background_cpu.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "watch_background_cpu",
  "severity": "error",
  "summary": "Background work on a watch stays under 16 seconds of CPU in 20",
  "why": "watchOS ends an app that uses 80 percent of a CPU over 20 seconds in the background (0xc51bad01). A watch has a fraction of a phone's power, so that work which is harmless there reaches the limit.",
  "fix": "Do less on the watch: let the phone or a server compute, and split the rest over several refreshes.",
  "references": ["https://developer.apple.com/documentation/xcode/sigkill"],
  "exceptions": "A workout session, which has a limit of its own: allow it by its `of`. The threshold `watchBackgroundCPU` can be changed in the configuration.",
  "tags": ["background", "budget", "background-cpu"],
  "limit": {"action": "work", "state.app": "@unseen", "trace.os": {"glob": "watchOS*"}},
  "sum": "cpu",
  "atMost": "@watchBackgroundCPU",
  "within": "20s",
  "message": "{of} takes the CPU time of the last 20 seconds to the system's limit",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the same work in the foreground.",
        "trace": [
          {"lifelint": 1, "os": "watchOS 26.1"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "work", "of": "job:index", "cpu": 16},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"}
        ]
      },
      {
        "why": "A watch, with less.",
        "trace": [
          {"lifelint": 1, "os": "watchOS 26.1"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:index", "cpu": 10}
        ]
      }
    ],
    "bad": [
      {
        "why": "One piece reaches the limit.",
        "trace": [
          {"lifelint": 1, "os": "watchOS 26.1"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:index", "cpu": 17}
        ],
        "reports": [7]
      },
      {
        "why": "Two pieces together do.",
        "trace": [
          {"lifelint": 1, "os": "watchOS 10.6"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "work", "of": "job:a", "cpu": 9},
          {"t": 21, "action": "work", "of": "job:b", "cpu": 9}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("cache.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "cache",
  "per": ["session", "of"],
  "initial": "none",
  "states": {
    "none": "no cache",
    "filled": "holds memory",
    "freed": "was emptied, and nothing was put into it since"
  },
  "transitions": [
    {"on": {"action": "acquire", "of": {"glob": "cache:*"}}, "to": "filled"},
    {"on": {"action": ["purge", "release", "erase"]}, "from": ["filled"], "to": "freed"}
  ]
}

"""#),
    ("caches.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "caches",
  "initial": "none",
  "states": {
    "none": "no cache is known",
    "filled": "some cache holds memory",
    "freed": "every cache that is known was emptied"
  },
  "sums": {"model": "cache", "order": ["filled", "freed", "none"]},
  "transitions": []
}

"""#),
    ("carplay.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "carplay",
  "per": [],
  "initial": "apart",
  "states": {
    "apart": "no car is connected",
    "connected": "a car's screen shows the app, whether the phone is locked or not"
  },
  "transitions": [
    {"on": {"system": "carplay", "phase": "end"}, "to": "apart"},
    {"on": {"system": "carplay"}, "to": "connected"}
  ]
}

"""#),
    ("connectsLogged.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "connectsLogged",
  "per": [],
  "initial": "no",
  "states": {
    "no": "the log has not shown yet that it records sceneWillConnect",
    "yes": "the log records sceneWillConnect"
  },
  "transitions": [{"on": {"callback": "sceneWillConnect"}, "to": "yes"}]
}

"""#),
    ("dataAtRisk.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "dataAtRisk",
  "per": ["session", "of"],
  "initial": "saved",
  "states": {
    "saved": "nothing is unsaved",
    "writing": "nothing is unsaved, and a save runs",
    "unsaved": "has a change that is not saved",
    "saving": "is being saved, and not safe before the save has ended",
    "changed": "was changed while it was being saved"
  },
  "transitions": [
    {
      "on": {"action": "markDirty", "of": {"present": true}},
      "from": ["writing", "saving", "changed"],
      "to": "changed"
    },
    {"on": {"action": "markDirty", "of": {"present": true}}, "to": "unsaved"},
    {"on": {"action": "save", "phase": "begin"}, "from": ["saved", "writing"], "to": "writing"},
    {"on": {"action": "save", "phase": "begin"}, "from": ["unsaved", "changed"], "to": "saving"},
    {"on": {"action": "save", "phase": "begin"}},
    {
      "on": {"action": "save", "phase": "end", "ok": {"not": false}, "result": ["ok", null]},
      "from": ["changed"],
      "to": "unsaved"
    },
    {
      "on": {"action": "save", "phase": "done", "ok": {"not": false}, "result": ["ok", null]},
      "to": "saved"
    },
    {"on": {"action": "save", "phase": "end"}, "from": ["writing"], "to": "saved"},
    {"on": {"action": "save", "phase": "end"}, "from": ["saving", "changed"], "to": "unsaved"},
    {"on": {"action": "discard", "phase": "done"}, "to": "saved"}
  ]
}

"""#),
    ("denied.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "denied",
  "initial": "no",
  "states": {
    "no": "nothing was denied since the user was last here",
    "denied": "a read was denied",
    "changed": "a read was denied, and data was changed for it"
  },
  "transitions": [
    {"on": {"action": "read", "result": "denied"}, "from": ["no", "unknown"], "to": "denied"},
    {
      "on": [
        {"action": "read", "result": "ok"},
        {"callback": "@becameActive", "phase": "done", "state.deviceLock": "unlocked"},
        {"system": "suspend"}
      ],
      "from": ["changed"],
      "to": "no"
    },
    {
      "on": [
        {"action": "read", "result": "ok"},
        {"callback": "@becameActive", "phase": "done", "state.deviceLock": "unlocked"}
      ],
      "from": ["denied"],
      "to": "no"
    },
    {
      "on": [
        {"action": "erase", "by": {"not": "user"}},
        {
          "action": ["save", "write"],
          "of": [
            {"glob": "account:*"},
            {"glob": "login:*"},
            {"glob": "keychain:*"},
            {"glob": "auth:*"},
            {"glob": "credentials:*"}
          ],
          "by": {"not": "user"}
        }
      ],
      "from": ["denied"],
      "to": "changed"
    },
    {
      "on": {
        "action": ["save", "write"],
        "of": {"present": true},
        "by": {"not": "user"},
        "result": {"not": ["denied", "failed", "ioError"]},
        "state.deniedObject": "denied"
      },
      "to": "changed"
    }
  ]
}

"""#),
    ("deniedObject.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "deniedObject",
  "per": ["session", "of"],
  "initial": "readable",
  "states": {
    "readable": "no read of it was denied that is not made good",
    "denied": "a read of it was denied"
  },
  "transitions": [
    {
      "on": {"action": "read", "result": "denied", "state.app": {"not": "active"}},
      "to": "denied"
    },
    {
      "on": [
        {"action": ["read", "save", "write", "erase"], "result": {"not": "denied"}},
        {"callback": "protectedDataDidBecomeAvailable"},
        {"callback": "@becameActive", "phase": "done", "state.deviceLock": "unlocked"},
        {"system": "deviceUnlock"}
      ],
      "from": ["denied"],
      "to": "readable"
    }
  ]
}

"""#),
    ("detail.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "detail",
  "initial": "callbacks",
  "states": {
    "callbacks": "only callbacks so far: what the app does is not known",
    "full": "the app's actions, or the system's own events, are in the log",
    "handler": "the app's first action came in a callback that hands over a completion handler"
  },
  "transitions": [
    {"on": {"action": "complete"}, "to": "full"},
    {
      "on": {"kind": "action", "during": "@handsOverCompletion"},
      "from": ["callbacks"],
      "to": "handler"
    },
    {"on": {"kind": "action", "during": "@handsOverCompletion"}, "from": ["handler"]},
    {"on": {"callback": "@handsOverCompletion", "phase": "end"}, "from": ["handler"], "to": "full"},
    {
      "on": [
        {"kind": "action"},
        {"system": "launch", "reason": "@systemReason"},
        {
          "system": [
            "prewarm", "suspend", "resume", "watchdog", "deviceLock", "memoryPressure",
            "taskExpiration", "bgTaskLaunch", "timeChange"
          ]
        }
      ],
      "to": "full"
    }
  ]
}

"""#),
    ("deviceLock.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "deviceLock",
  "per": [],
  "initial": "unlocked",
  "states": {
    "unlocked": "unlocked, as far as the trace says",
    "locked": "locked",
    "beforeFirstUnlock": "started and never unlocked"
  },
  "transitions": [
    {"on": {"system": "boot"}, "to": "beforeFirstUnlock"},
    {"on": {"system": "deviceLock"}, "from": ["unlocked", "unknown"], "to": "locked"},
    {
      "on": {"callback": "protectedDataWillBecomeUnavailable"},
      "from": ["unlocked", "unknown"],
      "to": "locked"
    },
    {
      "on": [{"system": "deviceUnlock"}, {"callback": "protectedDataDidBecomeAvailable"}],
      "to": "unlocked"
    },
    {"on": {"system": ["launch", "resume"], "reason": "@userReason"}, "to": "unlocked"},
    {
      "on": {"callback": "@entersForeground", "state.carplay": "apart"},
      "from": ["locked"],
      "to": "unlocked"
    }
  ]
}

"""#),
    ("driver.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "driver",
  "per": ["session", "of"],
  "initial": "still",
  "states": {
    "still": "drives no frames",
    "running": "a display link, a render loop or a game loop that runs"
  },
  "transitions": [
    {
      "on": {
        "action": ["start", "resume"],
        "of": [{"glob": "displaylink:*"}, {"glob": "renderloop:*"}, {"glob": "gameloop:*"}]
      },
      "to": "running"
    },
    {
      "on": {
        "action": ["pause", "stop", "release"],
        "of": [{"glob": "displaylink:*"}, {"glob": "renderloop:*"}, {"glob": "gameloop:*"}]
      },
      "to": "still"
    }
  ]
}

"""#),
    ("events/completed_once.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "completed_once",
  "severity": "warning",
  "summary": "A completion handler is called once",
  "why": "A completion handler that is called twice crashes in some APIs and confuses the system's account of the app in others: it may suspend the app after the first call, in the middle of the rest of the work. It comes from two paths that both believe to be the last one. The completion handlers of fetches and pushes came with iOS 7, setTaskCompleted with iOS 13.",
  "fix": "Take the handler out of its variable when it is called, so that there is nothing to call a second time.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
    "https://developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)"
  ],
  "exceptions": "A log that writes the handler and its wrapper alike: write one of them.",
  "tags": ["events", "completion-called", "seed", "row-08", "row-12"],
  "when": {
    "action": "complete",
    "of": [{"glob": "push:*"}, {"glob": "fetch:*"}, {"glob": "bgsession:*"}, {"glob": "bgtask:*"}],
    "during": {"not": "@showsNotification"},
    "state.handlers": "seen"
  },
  "previously": [
    {"callback": "@handsOverCompletion"},
    {"callback": "@showsNotification", "of": {"glob": "push:*"}},
    {"system": "bgTaskLaunch"}
  ],
  "answers": "oldest",
  "message": "{of} is completed, and no completion handler is left to call",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: two pushes, two completions.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "didReceiveRemoteNotification"},
          {"t": 9.5, "callback": "didReceiveRemoteNotification"},
          {"t": 12, "action": "complete", "of": "push:silent"},
          {"t": 13, "action": "complete", "of": "push:silent"}
        ]
      },
      {
        "why": "The callback is not in the log, and nothing can be said.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 2, "action": "complete", "of": "push:silent"},
          {"t": 3, "action": "complete", "of": "push:silent"}
        ]
      },
      {
        "why": "The same push is shown in the foreground, and its second handler is called, too.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 2.1, "action": "complete", "of": "push:1"},
          {"t": 2.2, "callback": "willPresentNotification", "of": "push:1"},
          {"t": 2.21, "action": "complete", "of": "push:1"},
          {"t": 9, "action": "touch"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Completed by the work and by a time-out.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "didReceiveRemoteNotification"},
          {"t": 12, "action": "complete", "of": "push:silent"},
          {"t": 34, "action": "complete", "of": "push:silent"}
        ],
        "reports": [6]
      },
      {
        "why": "A task is completed twice.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 5, "action": "complete", "of": "bgtask:refresh"},
          {"t": 6, "action": "complete", "of": "bgtask:refresh"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("events/delivered_payload_is_forgotten.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "delivered_payload_is_forgotten",
  "severity": "warning",
  "summary": "What was delivered is not delivered again after the next return",
  "why": "A link, a quick action or a notification of the launch is often kept until the first screen is there. If the copy that is delivered is cleared and not the kept one, or only the cold start clears it, the next didBecomeActive delivers it once more: each return opens the same tab or chat anew, hours after the tap. Quick actions came with iOS 9, and with the connection options of scenes (iOS 13) such keeping became frequent.",
  "fix": "Clear what is kept when it is taken out, where it is kept.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
  ],
  "exceptions": "A user who opens the same link again: the callback that brings it, or the reason of the launch or the resume, begins anew. What waits behind the app's own lock is delivered once more when that is opened (`unlock`).",
  "tags": ["events", "payload-delivered", "seed", "row-12", "row-20"],
  "scope": {"after": {"kind": ["callback", "system"], "payload": "$payload"}},
  "when": {
    "action": "deliver",
    "of": "$payload",
    "result": {"not": ["failed", "error", "deferred", "offline"]}
  },
  "never": {"action": "deliver", "of": "$payload", "by": {"not": "user"}},
  "from": {"callback": "@entersBackground"},
  "after": "1ms",
  "until": [
    {"kind": ["callback", "system"], "payload": "$payload"},
    {"callback": ["@bringsPayload", "sceneWillConnect"]},
    {"action": "unlock"},
    {"system": "resume", "reason": {"not": ["user", "@systemReason", null]}}
  ],
  "message": "{$payload}, which was delivered before the app was left, is delivered again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the user takes the same quick action again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "shortcut", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A", "payload": "shortcut:tab"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 0.7, "action": "deliver", "of": "shortcut:tab"},
          {"t": 30, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 30.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 90, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 90.1, "callback": "scenePerformAction", "scene": "A", "payload": "shortcut:tab"},
          {"t": 90.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 90.3, "action": "deliver", "of": "shortcut:tab"}
        ]
      },
      {
        "why": "A notification that a silent push had announced is tapped later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "didReceiveRemoteNotification", "of": "push:4", "payload": "notification:4"},
          {"t": 5.1, "action": "deliver", "of": "notification:4"},
          {"t": 5.2, "action": "complete", "of": "push:4"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "system": "resume", "reason": "notification"},
          {"t": 60.1, "callback": "willEnterForeground"},
          {"t": 60.3, "callback": "didBecomeActive"},
          {"t": 60.4, "action": "deliver", "of": "notification:4"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Each activation delivers the quick action of the launch anew.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "shortcut", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A", "payload": "shortcut:tab"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 0.61, "action": "deliver", "of": "shortcut:tab"},
          {"t": 0.62, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"},
          {"t": 30, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 30.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 35, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 90.2, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 90.21, "action": "deliver", "of": "shortcut:tab"},
          {"t": 90.22, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"}
        ],
        "reports": [14]
      },
      {
        "why": "A link that opened the running app is kept.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "openURL", "payload": "url:map"},
          {"t": 5.1, "action": "deliver", "of": "url:map"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.2, "callback": "didBecomeActive"},
          {"t": 60.3, "action": "deliver", "of": "url:map"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("events/fetch_is_completed.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "fetch_is_completed",
  "severity": "warning",
  "summary": "The completion handler of a background fetch is called within 30 seconds",
  "why": "A background fetch gives the app up to 30 seconds and a completion handler. An app that does not call it is kept awake to the end and may be ended (0x2182bad4); the system learns from the result and from the time when to wake it next. The interface came with iOS 7 and is deprecated since iOS 13 in favour of BGAppRefreshTask.",
  "fix": "Call the handler on every path with what was found, and move to BGAppRefreshTask, which replaces this callback since iOS 13.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performfetchwithcompletionhandler:)",
    "https://developer.apple.com/documentation/xcode/sigkill"
  ],
  "exceptions": "A suspension with a lock on a shared file, which shared_lock_at_suspension reports.",
  "tags": ["events", "background", "budget", "completion-called", "seed", "row-08", "row-11"],
  "when": [
    {"callback": "performFetch", "of": "$what?", "state.detail": "full"},
    {"callback": "performFetch", "of": "$what?", "state.detail": "handler", "phase": "end"}
  ],
  "then": [
    {"action": "complete", "of": [{"glob": "fetch:*"}]},
    {"action": "complete", "of": null},
    {"action": "complete", "of": "$what"},
    {"system": "suspend", "state.sharedLock": "held"}
  ],
  "answers": "oldest",
  "within": "30s",
  "before": {"system": "suspend", "state.sharedLock": {"not": "held"}},
  "message": "the completion handler of the fetch was not called in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: nothing new, and said so.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "fetch"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "performFetch"},
          {"t": 4, "action": "complete", "of": "fetch:background", "result": "noData"},
          {"t": 5, "system": "suspend"}
        ]
      },
      {
        "why": "In a running app.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "network", "of": "request:feed"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "performFetch", "phase": "begin"},
          {"t": 60.1, "callback": "performFetch", "phase": "end"},
          {"t": 80, "action": "complete", "of": "fetch:background"},
          {"t": 99, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Suspended before the call.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "fetch"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "performFetch"},
          {"t": 10, "system": "suspend"}
        ],
        "reports": [3]
      },
      {
        "why": "Called too late.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "network", "of": "request:feed"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "performFetch"},
          {"t": 100, "action": "complete", "of": "fetch:background"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("events/launch_payload_is_delivered.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "launch_payload_is_delivered",
  "severity": "warning",
  "summary": "What the launch was for reaches its receiver once the first screen is there",
  "why": "On a cold start a link, a quick action, an activity or a tapped notification comes with the launch options or, with scenes, with the connection options; scene(_:openURLContexts:), scene(_:continue:) and their partners of the app delegate are not called for it. A receiver that listens only to these never learns of it: the app opens on its start screen, and only when it was not running. Launch options are as old as iOS 3; connection options came with the scenes of iOS 13.",
  "fix": "Read the launch options or connectionOptions (urlContexts, userActivities, notificationResponse, shortcutItem) in scene(_:willConnectTo:options:), and route them the same way as later ones.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)"
  ],
  "exceptions": "An app that asks for a login first: deliver when the router has the link, not when the screen is there.",
  "tags": ["events", "launch", "payload-delivered", "seed", "row-12", "row-20", "row-22"],
  "when": [
    {"system": "launch", "payload": "$payload"},
    {"callback": "@launchCallback", "payload": "$payload"},
    {
      "callback": {"not": ["@launchCallback", "@bringsNothing"]},
      "payload": "$payload",
      "state.app": [
        "launching", "systemLaunching", "launched", "systemLaunched", "connected", "unattached"
      ]
    }
  ],
  "then": [
    {"action": "deliver", "of": "$payload"},
    {"callback": ["@launchCallback", "@bringsPayload"], "payload": "$payload"},
    {"action": "prompt", "of": {"glob": "auth:*"}}
  ],
  "from": {"callback": "@becameActive"},
  "within": "5s",
  "before": [
    {"action": "touch", "state.app": "active"},
    {"callback": "@resignsActive", "state.app": "active"},
    {"callback": "@entersBackground"}
  ],
  "message": "{$payload}, which the launch brought, did not reach its receiver",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: delivered only after the app is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "universalLink", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A", "payload": "url:invite"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2.1, "action": "deliver", "of": "url:invite"},
          {"t": 2.2, "action": "uiUpdate", "scene": "A", "of": "view:invite"}
        ]
      },
      {
        "why": "The start screen is drawn before, while launching.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "url"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin", "payload": "url:map"},
          {"t": 0.3, "action": "uiUpdate", "of": "view:home"},
          {"t": 0.35, "action": "deliver", "of": "url:map"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "touch", "of": "view:map"}
        ]
      },
      {
        "why": "Delivered a moment after the start screen is there.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "url", "lifecycle": "scene"},
          {"t": 0.1, "callback": "didFinishLaunching"},
          {"t": 0.2, "callback": "sceneWillConnect", "scene": "A", "payload": "url:x"},
          {"t": 0.3, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.4, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 0.41, "action": "show", "of": "view:home", "scene": "A"},
          {"t": 0.43, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"},
          {"t": 0.61, "action": "deliver", "of": "url:x", "scene": "A"},
          {"t": 9.6, "action": "uiUpdate", "of": "view:home", "scene": "A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The link is lost, and the start screen comes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "universalLink", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A", "payload": "url:invite"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2.2, "action": "uiUpdate", "scene": "A", "of": "view:home"},
          {"t": 5, "action": "touch", "scene": "A", "of": "view:home"}
        ],
        "reports": [3]
      },
      {
        "why": "The notification that launched the app is lost.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "notification", "payload": "notification:42"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"}
        ],
        "reports": [1]
      }
    ]
  }
}

"""#),
    ("events/own_handler_is_called.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "own_handler_is_called",
  "severity": "warning",
  "summary": "The completion handler that is called is that of the event at hand",
  "why": "Each push, fetch and task brings a completion handler of its own. A handler that is kept in a variable and not taken out when it is called is called again for the next event; that event's own handler waits in vain, and the system takes the app for one that never finishes and wakes it more rarely. The completion handlers of fetches and pushes came with iOS 7.",
  "fix": "Set the variable anew for each event, take the handler out of it when it is called, or keep the handlers by the event's identifier.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
    "https://developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)"
  ],
  "exceptions": "A log that writes the same `of` for different events: give each its own.",
  "tags": ["events", "completion-called", "seed", "row-08", "row-12"],
  "never": {
    "action": "complete",
    "of": [{"glob": "push:*"}, {"glob": "fetch:*"}, {"glob": "bgsession:*"}, {"glob": "bgtask:*"}],
    "during": {"not": "@showsNotification"},
    "state.ownHandler": "called",
    "state.wakeUp": ["one", "two", "many"]
  },
  "message": "{of} is completed once more, while the handler of another event waits",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: each push has its own.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "didReceiveRemoteNotification", "of": "push:p1"},
          {"t": 4, "action": "complete", "of": "push:p1"},
          {"t": 5, "system": "suspend"},
          {"t": 3600, "system": "resume", "reason": "push"},
          {"t": 3600.1, "callback": "didReceiveRemoteNotification", "of": "push:p2"},
          {"t": 3604, "action": "complete", "of": "push:p2"},
          {"t": 3605, "system": "suspend"}
        ]
      },
      {
        "why": "Two pushes of one name, one after the other still under way.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "didReceiveRemoteNotification", "of": "push:sync"},
          {"t": 1, "callback": "didReceiveRemoteNotification", "of": "push:sync"},
          {"t": 4, "action": "complete", "of": "push:sync"},
          {"t": 5, "action": "complete", "of": "push:sync"},
          {"t": 6, "system": "suspend"}
        ]
      },
      {
        "why": "The push that is shown has a handler for that, too, under the same name.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 2.02, "action": "complete", "of": "push:1"},
          {"t": 2.05, "callback": "didReceiveRemoteNotification", "of": "push:2"},
          {"t": 2.2, "callback": "willPresentNotification", "of": "push:1"},
          {"t": 2.21, "action": "complete", "of": "push:1"},
          {"t": 2.4, "action": "complete", "of": "push:2"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The stored handler of the first push is called for the second.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "didReceiveRemoteNotification", "of": "push:p1"},
          {"t": 4, "action": "complete", "of": "push:p1"},
          {"t": 5, "system": "suspend"},
          {"t": 3600, "system": "resume", "reason": "push"},
          {"t": 3600.1, "callback": "didReceiveRemoteNotification", "of": "push:p2"},
          {"t": 3604, "action": "complete", "of": "push:p1"},
          {"t": 3634, "system": "suspend"}
        ],
        "reports": [8]
      },
      {
        "why": "The refresh completes the fetch that was done before.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "fetch"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "performFetch", "of": "fetch:1"},
          {"t": 4, "action": "complete", "of": "fetch:1"},
          {"t": 10, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 12, "action": "complete", "of": "fetch:1"},
          {"t": 30, "system": "suspend"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("events/payload_is_delivered.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "payload_is_delivered",
  "severity": "warning",
  "summary": "What an event brings reaches its receiver within 5 seconds",
  "why": "Links, activities, quick actions and notifications are handed to a running app by scene(_:openURLContexts:), scene(_:continue:), windowScene(_:performActionFor:completionHandler:) and the notification center, with scenes to the scene that the user chose. The user has just tapped and waits for what follows; an event that reaches no one looks like a tap that was lost. Activities came with iOS 8, quick actions and universal links with iOS 9, the notification center with iOS 10, the scene's callbacks with iOS 13.",
  "fix": "Route it in the callback itself, or hand it to the one place that knows how.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)",
    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
  ],
  "exceptions": "A link that the app drops by intention, such as one of another account: allow it by its `payload`. A lock in front of the content (`prompt` of `auth:…`) ends the wait. A notification that is only presented, a silent push and what goes out to the system (a state to be restored, an activity that is updated) bring nothing to deliver.",
  "tags": ["events", "payload-delivered", "seed", "row-20", "row-22"],
  "when": {
    "kind": ["callback", "system"],
    "callback": {"not": "@bringsNothing"},
    "payload": "$payload",
    "state.app": "active"
  },
  "then": [{"action": "deliver", "of": "$payload"}, {"action": "prompt", "of": {"glob": "auth:*"}}],
  "within": "5s",
  "before": {"callback": ["@resignsActive", "@entersBackground"]},
  "message": "{$payload} did not reach its receiver",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: delivered after a reply of the network.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneOpenURLContexts", "scene": "A", "payload": "url:map"},
          {"t": 12, "action": "deliver", "scene": "A", "of": "url:map"},
          {"t": 30, "action": "touch", "scene": "A", "of": "view:map"}
        ]
      },
      {
        "why": "Delivered at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "openURL", "phase": "begin", "payload": "url:map"},
          {"t": 9.1, "action": "deliver", "of": "url:map"},
          {"t": 9.2, "callback": "openURL", "phase": "end"},
          {"t": 30, "action": "touch", "of": "view:map"}
        ]
      },
      {
        "why": "A banner that the user does not tap.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willPresentNotification", "payload": "notification:4"},
          {"t": 30, "action": "touch", "of": "view:list"}
        ]
      },
      {
        "why": "A silent push in front.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "didReceiveRemoteNotification", "payload": "push:4", "of": "push:4"},
          {"t": 6, "action": "complete", "of": "push:4"},
          {"t": 30, "action": "touch", "of": "view:list"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The link of a running app is dropped.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneContinueUserActivity", "scene": "A", "payload": "activity:edit"},
          {"t": 30, "action": "touch", "scene": "A", "of": "view:main"}
        ],
        "reports": [6]
      },
      {
        "why": "One of two is dropped.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "didReceiveNotificationResponse", "payload": "notification:1"},
          {"t": 9.1, "action": "deliver", "of": "notification:1"},
          {"t": 12, "callback": "didReceiveNotificationResponse", "payload": "notification:2"},
          {"t": 14, "callback": "willResignActive"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("events/payload_is_delivered_once.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "payload_is_delivered_once",
  "severity": "warning",
  "summary": "What an event brings reaches its receiver once",
  "why": "On a cold start a notification may come twice: with the launch options and with the notification center's delegate; a silent push with an alert comes in the background and with the tap. A receiver that gets both opens the chat twice, or counts the campaign twice. Silent pushes came with iOS 7, the notification center's delegate with iOS 10.",
  "fix": "Route by the payload's own id, and drop one that was handled.",
  "references": [
    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
  ],
  "exceptions": "A user who taps on the same notification or link again while the app is active: the callback that brings it begins anew. What waits behind the app's own lock is delivered once more when that is opened (`unlock`).",
  "tags": ["events", "payload-delivered", "seed", "row-12", "row-20"],
  "when": {"action": "deliver", "of": "$payload"},
  "never": {"action": "deliver", "of": "$payload"},
  "until": [
    {"callback": "@bringsPayload", "payload": "$payload", "state.app": "active"},
    {"callback": "@entersBackground"},
    {"action": "unlock"}
  ],
  "message": "{$payload} is delivered again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the user opens the same link again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneOpenURLContexts", "scene": "A", "payload": "url:map"},
          {"t": 9.1, "action": "deliver", "of": "url:map"},
          {"t": 60, "callback": "sceneOpenURLContexts", "scene": "A", "payload": "url:map"},
          {"t": 60.1, "action": "deliver", "of": "url:map"}
        ]
      },
      {
        "why": "Two links.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneOpenURLContexts", "scene": "A", "payload": "url:map"},
          {"t": 9.1, "action": "deliver", "of": "url:map"},
          {"t": 10, "callback": "sceneOpenURLContexts", "scene": "A", "payload": "url:list"},
          {"t": 10.1, "action": "deliver", "of": "url:list"}
        ]
      }
    ],
    "bad": [
      {
        "why": "With the launch options and with the delegate.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "notification", "payload": "notification:1"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "deliver", "of": "notification:1"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.5, "callback": "didReceiveNotificationResponse", "payload": "notification:1"},
          {"t": 0.51, "action": "deliver", "of": "notification:1"},
          {"t": 0.6, "callback": "didBecomeActive"}
        ],
        "reports": [6]
      },
      {
        "why": "Two observers of one link.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneOpenURLContexts", "phase": "begin", "scene": "A", "payload": "url:map"},
          {"t": 9.1, "action": "deliver", "of": "url:map"},
          {"t": 9.2, "action": "deliver", "of": "url:map"},
          {"t": 9.3, "callback": "sceneOpenURLContexts", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("events/push_is_completed.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "push_is_completed",
  "severity": "warning",
  "summary": "The completion handler of a push is called within 30 seconds",
  "why": "A push with content gives the app up to 30 seconds and a completion handler. If it is not called, the system keeps the app awake to the end, may end it (0x2182bad4), and delivers further silent pushes more rarely or not at all, since it counts the time and energy of each. Silent pushes came with iOS 7.",
  "fix": "Call the handler on every path, also when there is nothing to do, and as soon as the work is done.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
  ],
  "exceptions": "A suspension with a lock on a shared file, which shared_lock_at_suspension reports.",
  "tags": ["events", "background", "budget", "completion-called", "seed", "row-08", "row-11"],
  "when": [
    {"callback": "didReceiveRemoteNotification", "of": "$what?", "state.detail": "full"},
    {
      "callback": "didReceiveRemoteNotification",
      "of": "$what?",
      "state.detail": "handler",
      "phase": "end"
    }
  ],
  "then": [
    {"action": "complete", "of": [{"glob": "push:*"}]},
    {"action": "complete", "of": null},
    {"action": "complete", "of": "$what"},
    {"system": "suspend", "state.sharedLock": "held"}
  ],
  "answers": "oldest",
  "within": "30s",
  "before": {"system": "suspend", "state.sharedLock": {"not": "held"}},
  "message": "the completion handler of the push was not called in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: 29 seconds are allowed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "push"},
          {"t": 90.1, "callback": "didReceiveRemoteNotification"},
          {"t": 119, "action": "complete", "of": "push:silent"},
          {"t": 120, "system": "suspend"}
        ]
      },
      {
        "why": "Two pushes, two completions.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "network", "of": "request:feed"},
          {"t": 9, "callback": "didReceiveRemoteNotification"},
          {"t": 9.5, "callback": "didReceiveRemoteNotification"},
          {"t": 12, "action": "complete", "of": "push:silent"},
          {"t": 13, "action": "complete", "of": "push:silent"},
          {"t": 60, "callback": "willResignActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Never called.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification"},
          {"t": 20, "system": "suspend"}
        ],
        "reports": [3]
      },
      {
        "why": "Two pushes, one completion, and nothing is suspended in the app's own log.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "network", "of": "request:feed"},
          {"t": 9, "callback": "didReceiveRemoteNotification"},
          {"t": 9.5, "callback": "didReceiveRemoteNotification"},
          {"t": 12, "action": "complete", "of": "push:silent"},
          {"t": 60, "callback": "willResignActive"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("events/refresh_task_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "refresh_task_within_budget",
  "severity": "warning",
  "summary": "A refresh task is done within 30 seconds",
  "why": "A BGAppRefreshTask has up to 30 seconds, like the background fetch that it replaces (iOS 13). Then its expiration handler runs, and the task counts as failed.",
  "fix": "Fetch little. Use a BGProcessingTask, which gets minutes on power, for what takes longer.",
  "references": [
    "https://developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app"
  ],
  "exceptions": "A debugger, with which no limit is enforced.",
  "tags": ["events", "background", "budget", "completion-called", "seed", "row-08"],
  "when": [
    {
      "system": "bgTaskLaunch",
      "of": {"as": "$task", "any": [{"glob": "*refresh*"}, {"glob": "*Refresh*"}]}
    },
    {"system": "bgTaskLaunch", "of": "$task", "type": "refresh"}
  ],
  "then": [
    {"action": "complete", "of": "$task"},
    {"system": "taskExpiration", "of": "$task"},
    {"callback": "expirationHandler", "of": "$task"},
    {"system": ["suspend", "watchdog"]}
  ],
  "within": "30s",
  "message": "{$task} took longer than a refresh task may",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: a processing task takes longer.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:processing"},
          {"t": 90, "action": "complete", "of": "bgtask:processing"}
        ]
      },
      {
        "why": "Done in time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 29, "action": "complete", "of": "bgtask:refresh"},
          {"t": 99, "callback": "willEnterForeground"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A minute.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 60, "action": "complete", "of": "bgtask:refresh"}
        ],
        "reports": [3]
      },
      {
        "why": "Named otherwise, with its type.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:feed", "type": "refresh"},
          {"t": 40, "action": "complete", "of": "bgtask:feed"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("events/scheduled_task_is_completed.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "scheduled_task_is_completed",
  "severity": "warning",
  "summary": "A scheduled task is completed before the app is suspended",
  "why": "BGTaskScheduler launches or resumes the app for a task and waits for setTaskCompleted(success:). Without it the task runs into its expiration, is marked as failed, and is scheduled more rarely; an app that does not complete it even then is ended. BackgroundTasks came with iOS 13.",
  "fix": "Call setTaskCompleted(success:) on every path, once, and set an expiration handler that does so too.",
  "references": [
    "https://developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)"
  ],
  "exceptions": "A task that is cut off by a crash or by the user's swipe: the end of the process ends the wait too.",
  "tags": ["events", "background", "completion-called", "seed", "row-08", "row-11"],
  "when": {"system": "bgTaskLaunch", "of": "$task"},
  "then": [
    {"action": "complete", "of": "$task"},
    {"system": "taskExpiration", "of": "$task"},
    {"callback": "expirationHandler", "of": "$task"},
    {"system": "suspend", "state.sharedLock": "held"}
  ],
  "before": [
    {"system": "suspend", "state.sharedLock": {"not": "held"}},
    {"system": "watchdog"},
    {"system": "exit", "reason": {"not": ["crash", "jetsam", "cpuLimit", "cpu"]}}
  ],
  "message": "{$task} was not completed",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: its time is over, and the handler completes it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:index"},
          {"t": 25, "system": "taskExpiration", "of": "bgtask:index"},
          {"t": 25.01, "callback": "expirationHandler", "phase": "begin", "of": "bgtask:index"},
          {"t": 25.02, "action": "complete", "of": "bgtask:index", "success": false},
          {"t": 25.03, "callback": "expirationHandler", "phase": "end", "of": "bgtask:index"},
          {"t": 26, "system": "suspend"}
        ]
      },
      {
        "why": "Done after minutes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:processing"},
          {"t": 300, "action": "complete", "of": "bgtask:processing", "success": true},
          {"t": 301, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "An early return forgets it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 9, "system": "suspend"}
        ],
        "reports": [3]
      },
      {
        "why": "One of two is completed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "system": "bgTaskLaunch", "of": "bgtask:a"},
          {"t": 0.4, "system": "bgTaskLaunch", "of": "bgtask:b"},
          {"t": 5, "action": "complete", "of": "bgtask:a"},
          {"t": 9, "system": "suspend"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("events/time_change_refreshes_dates.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "time_change_refreshes_dates",
  "severity": "warning",
  "summary": "A new day, zone or time refreshes what shows dates within a second",
  "why": "At midnight, in a new time zone and when the clock is set, UIKit calls applicationSignificantTimeChange (or posts the notification). A calendar that stays open over midnight shows yesterday as today until something else happens to redraw it, and due dates, streaks and \"in 2 hours\" are wrong. The callback is as old as iOS 2, and daylight saving time and a change by the carrier bring it too.",
  "fix": "Observe UIApplication.significantTimeChangeNotification (and NSCalendarDayChanged), and renew all state that depends on the date.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification"
  ],
  "exceptions": "An app that shows no dates: switch the rule off. A clock that is set right over the network (`reason` `timesync`, `networkTime` and the like) begins no day; where it does after all, significantTimeChange says so.",
  "tags": ["events", "time", "time-refresh", "seed", "row-21"],
  "when": [
    {"callback": "significantTimeChange", "state.app": "active", "state.detail": "full"},
    {"system": "timeChange", "reason": {"not": "@timeSync"}, "state.app": "active"}
  ],
  "then": [{"action": "refresh"}, {"callback": "significantTimeChange"}],
  "within": "1s",
  "before": {"callback": ["@resignsActive", "@entersBackground"]},
  "message": "the date changed and what shows it was not refreshed",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: refreshed in the callback.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 60, "system": "timeChange", "reason": "midnight"},
          {"t": 60.01, "callback": "significantTimeChange", "phase": "begin"},
          {"t": 60.02, "action": "refresh", "of": "date:today"},
          {"t": 60.03, "callback": "significantTimeChange", "phase": "end"},
          {"t": 65, "action": "touch", "of": "view:calendar"}
        ]
      },
      {
        "why": "The app is in the background, and refreshes on return.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "system": "timeChange", "reason": "zone"},
          {"t": 90, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 90.1, "action": "refresh", "of": "date:today"},
          {"t": 90.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 90.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The clock is set right over the network by a fraction of a second.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "refresh", "of": "date:today"},
          {"t": 15, "system": "timeChange", "reason": "timesync"},
          {"t": 30, "action": "touch", "of": "view:list"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The calendar stays open over midnight.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 60, "system": "timeChange", "reason": "midnight"},
          {"t": 60.01, "callback": "significantTimeChange"},
          {"t": 65, "action": "uiUpdate", "of": "view:calendar"}
        ],
        "reports": [5]
      },
      {
        "why": "Not even noticed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 60, "system": "timeChange", "reason": "clock"},
          {"t": 65, "action": "touch", "scene": "A", "of": "view:calendar"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("events/time_change_refreshes_dates_on_return.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "time_change_refreshes_dates_on_return",
  "severity": "warning",
  "summary": "A new day that came while the app was away refreshes dates on return",
  "why": "A suspended app is told of a time change only when it is back: UIKit coalesces the changes and calls applicationSignificantTimeChange once on return. The first screen still shows the old day; it has to be right within a second of being active, and before the user touches it or anything is drawn anew. So it has been since iOS 4, which brought suspension.",
  "fix": "Renew what depends on the date in applicationSignificantTimeChange, in willEnterForeground or in didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification",
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
  ],
  "exceptions": "An app that shows no dates: switch the rule off. A clock that is set right over the network (`reason` `timesync`, `networkTime` and the like) begins no day; where it does after all, significantTimeChange says so.",
  "tags": ["events", "time", "time-refresh", "seed", "row-12", "row-21"],
  "when": [
    {"callback": "significantTimeChange", "state.app": {"not": "active"}, "state.detail": "full"},
    {"system": "timeChange", "reason": {"not": "@timeSync"}, "state.app": {"not": "active"}}
  ],
  "then": [{"action": "refresh"}, {"callback": "significantTimeChange"}],
  "from": {"callback": "@becameActive"},
  "within": "1s",
  "before": [
    {"action": ["touch", "uiUpdate", "show"], "state.app": "active"},
    {"callback": "@resignsActive", "state.app": "active"},
    {"callback": "@entersBackground", "state.app": "active"}
  ],
  "message": "the date changed while the app was away, and what shows it was not refreshed on return",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: refreshed within didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "timeChange", "reason": "midnight"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.3, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 90.31, "action": "refresh", "of": "date:today"},
          {"t": 90.32, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "The callback comes on return and refreshes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "timeChange", "reason": "midnight"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.05, "callback": "significantTimeChange", "phase": "begin"},
          {"t": 90.06, "action": "refresh", "of": "date:today"},
          {"t": 90.07, "callback": "significantTimeChange", "phase": "end"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.3, "callback": "didBecomeActive"},
          {"t": 91, "action": "uiUpdate", "of": "view:calendar"}
        ]
      },
      {
        "why": "The clock was set right over the network meanwhile.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "refresh", "of": "date:today"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "system": "timeChange", "reason": "networkTime"},
          {"t": 90, "callback": "willEnterForeground"},
          {"t": 90.2, "callback": "didBecomeActive"},
          {"t": 95, "action": "touch", "of": "view:list"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user opens the app in the morning and sees yesterday.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "timeChange", "reason": "midnight"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.3, "callback": "didBecomeActive"},
          {"t": 90.8, "action": "uiUpdate", "of": "view:calendar"}
        ],
        "reports": [7]
      },
      {
        "why": "The callback comes, and nothing follows.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "refresh", "of": "date:today"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 90.05, "callback": "significantTimeChange"},
          {"t": 90.1, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 90.3, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 95, "action": "network", "of": "request:feed"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("events/transfer_is_completed.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "transfer_is_completed",
  "severity": "warning",
  "summary": "The completion handler of a background transfer is called within 30 seconds",
  "why": "When background transfers are done, the system wakes or launches the app and hands it a completion handler, to be called when all events of the session have been delivered. Until then it renews neither the snapshot nor lets the app sleep, warns that the handler was never called, and may end the app (0x2182bad3). The handler is lost if it is kept in another session object than the one that gets the events. Background sessions came with iOS 7.",
  "fix": "Keep the handler before the session with the same identifier is made again, and call it in urlSessionDidFinishEvents(forBackgroundURLSession:), on the main thread.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:)",
    "https://developer.apple.com/documentation/foundation/downloading-files-in-the-background",
    "https://developer.apple.com/documentation/xcode/sigkill"
  ],
  "exceptions": "A suspension with a lock on a shared file, which shared_lock_at_suspension reports.",
  "tags": ["events", "background", "budget", "completion-called", "seed", "row-08", "row-11"],
  "when": [
    {"callback": "handleEventsForBackgroundURLSession", "of": "$what?", "state.detail": "full"},
    {
      "callback": "handleEventsForBackgroundURLSession",
      "of": "$what?",
      "state.detail": "handler",
      "phase": "end"
    }
  ],
  "then": [
    {"action": "complete", "of": [{"glob": "bgsession:*"}]},
    {"action": "complete", "of": null},
    {"action": "complete", "of": "$what"},
    {"system": "suspend", "state.sharedLock": "held"}
  ],
  "answers": "oldest",
  "within": "30s",
  "before": {"system": "suspend", "state.sharedLock": {"not": "held"}},
  "message": "the completion handler of the background transfer was not called in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: called when the file is in its place.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgURLSession"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {
            "t": 0.3,
            "callback": "handleEventsForBackgroundURLSession",
            "of": "bgsession:downloads"
          },
          {"t": 1.2, "action": "save", "of": "file:one"},
          {"t": 1.3, "action": "complete", "of": "bgsession:downloads"},
          {"t": 3, "system": "suspend"}
        ]
      },
      {
        "why": "Two sessions.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgURLSession"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "handleEventsForBackgroundURLSession", "of": "bgsession:a"},
          {"t": 0.4, "callback": "handleEventsForBackgroundURLSession", "of": "bgsession:b"},
          {"t": 1.2, "action": "complete", "of": "bgsession:b"},
          {"t": 1.3, "action": "complete", "of": "bgsession:a"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Never called.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgURLSession"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {
            "t": 0.3,
            "callback": "handleEventsForBackgroundURLSession",
            "of": "bgsession:downloads"
          },
          {"t": 1.2, "action": "save", "of": "file:one"},
          {"t": 12, "system": "suspend"}
        ],
        "reports": [3]
      },
      {
        "why": "Called only when the user is back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgURLSession"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "handleEventsForBackgroundURLSession"},
          {"t": 400, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 400.1, "action": "complete", "of": "bgsession:downloads"},
          {"t": 400.2, "callback": "willEnterForeground", "phase": "end"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("events/voip_push_is_reported.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "voip_push_is_reported",
  "severity": "error",
  "summary": "A VoIP push is reported as a call before its callback returns",
  "why": "Since iOS 13 each VoIP push has to be reported to CallKit as an incoming call, in the callback that delivers it, whatever its content: a second call while the first one rings, a call that was cancelled meanwhile. Otherwise the system ends the app (0xbaadca11), and after a few times delivers no VoIP pushes any more until the app is installed anew.",
  "fix": "Report a call on every path of pushRegistry(_:didReceiveIncomingPushWith:for:completion:); one that is over already is reported and ended at once. Send other news with an ordinary push.",
  "references": [
    "https://developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit",
    "https://developer.apple.com/documentation/xcode/sigkill"
  ],
  "exceptions": "A Mac, on which there is no CallKit: named so in the header's `os`, it is left out. An app with the entitlement for unrestricted VoIP pushes (iOS 13 and 14), which Apple gave to few.",
  "tags": ["events", "budget", "voip-report", "seed", "row-11"],
  "when": [
    {
      "callback": "didReceiveIncomingPush",
      "type": {
        "not": [
          "fileProvider", "complication", "PKPushTypeFileProvider", "PKPushTypeComplication"
        ]
      },
      "state.detail": "full",
      "trace.os": {
        "not": [
          {"glob": "macOS*"},
          {"glob": "*OS 8"},
          {"glob": "*OS 8.*"},
          {"glob": "*OS 9"},
          {"glob": "*OS 9.*"},
          {"glob": "*OS 10"},
          {"glob": "*OS 10.*"},
          {"glob": "*OS 11"},
          {"glob": "*OS 11.*"},
          {"glob": "*OS 12"},
          {"glob": "*OS 12.*"}
        ]
      }
    },
    {
      "callback": "didReceiveIncomingPush",
      "phase": "end",
      "type": {
        "not": [
          "fileProvider", "complication", "PKPushTypeFileProvider", "PKPushTypeComplication"
        ]
      },
      "state.detail": "full",
      "state.voipPush": "unjudged",
      "trace.os": {
        "not": [
          {"glob": "macOS*"},
          {"glob": "*OS 8"},
          {"glob": "*OS 8.*"},
          {"glob": "*OS 9"},
          {"glob": "*OS 9.*"},
          {"glob": "*OS 10"},
          {"glob": "*OS 10.*"},
          {"glob": "*OS 11"},
          {"glob": "*OS 11.*"},
          {"glob": "*OS 12"},
          {"glob": "*OS 12.*"}
        ]
      }
    }
  ],
  "then": {"action": "reportCall"},
  "answers": "oldest",
  "within": "1s",
  "before": [
    {"callback": "didReceiveIncomingPush", "phase": "end"},
    {"action": "complete", "of": [{"glob": "push:*"}, null]},
    {"system": ["exit", "suspend"]}
  ],
  "message": "the VoIP push is not reported as a call",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the call is over, and is reported all the same.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "voip"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveIncomingPush", "phase": "begin", "of": "push:voip1"},
          {"t": 0.41, "action": "reportCall", "of": "call:1"},
          {"t": 0.42, "action": "complete", "of": "push:voip1"},
          {"t": 0.43, "callback": "didReceiveIncomingPush", "phase": "end", "of": "push:voip1"}
        ]
      },
      {
        "why": "Logged without spans.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "voip"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveIncomingPush"},
          {"t": 0.41, "action": "reportCall", "of": "call:1"}
        ]
      },
      {
        "why": "Reported with the first action that is logged at all.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["voip"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 30, "callback": "didReceiveIncomingPush", "phase": "begin", "of": "push:3"},
          {"t": 30.01, "action": "reportCall", "of": "call:3"},
          {"t": 30.02, "action": "complete", "of": "push:3"},
          {"t": 30.03, "callback": "didReceiveIncomingPush", "phase": "end", "of": "push:3"}
        ]
      },
      {
        "why": "A Mac, where the app shows its own ring.",
        "trace": [
          {"lifelint": 1, "os": "macOS 14.5"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "action": "touch"},
          {"t": 5, "callback": "didReceiveIncomingPush", "phase": "begin", "of": "push:1"},
          {"t": 5.1, "action": "show", "of": "call:1"},
          {"t": 5.2, "callback": "didReceiveIncomingPush", "phase": "end", "of": "push:1"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The call is over, and nothing is reported.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "voip"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveIncomingPush", "phase": "begin", "of": "push:voip1"},
          {"t": 0.42, "action": "complete", "of": "push:voip1"},
          {"t": 0.43, "callback": "didReceiveIncomingPush", "phase": "end", "of": "push:voip1"},
          {"t": 0.44, "system": "exit", "reason": "voipNotReported", "code": "0xbaadca11"}
        ],
        "reports": [3]
      },
      {
        "why": "Reported only after a reply of the server.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "network", "of": "request:login"},
          {"t": 9, "callback": "didReceiveIncomingPush", "phase": "begin"},
          {"t": 9.1, "callback": "didReceiveIncomingPush", "phase": "end"},
          {"t": 9.8, "action": "reportCall", "of": "call:2"}
        ],
        "reports": [5]
      },
      {
        "why": "In front, the app shows its own call screen and reports nothing; that is the first it logs.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["voip"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 30, "callback": "didReceiveIncomingPush", "phase": "begin", "of": "push:3"},
          {"t": 30.01, "action": "complete", "of": "push:3"},
          {"t": 30.02, "callback": "didReceiveIncomingPush", "phase": "end", "of": "push:3"},
          {"t": 30.03, "system": "exit", "reason": "voipNotReported"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("events/waiting_payload_is_delivered.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "waiting_payload_is_delivered",
  "severity": "warning",
  "summary": "What came while the app was away reaches its receiver within 5 seconds of being active",
  "why": "What happens while an app is in the background or suspended is kept by the system and delivered on its way back, before didBecomeActive or with it; a notification may also be handled in the background and wait for the user. If the app drops what it cannot show at that moment, the user returns to a screen that knows nothing of it. So it has been since iOS 4 for links, and since iOS 10 for the answers to notifications.",
  "fix": "Keep what came, and route it in didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)",
    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
  ],
  "exceptions": "What the app drops by intention, such as a message of another account: allow it by its `payload`. What goes out to the system, such as a state to be restored, and a silent push bring nothing to deliver.",
  "tags": ["events", "payload-delivered", "seed", "row-12", "row-20", "row-22"],
  "when": {
    "kind": ["callback", "system"],
    "callback": {"not": "@bringsNothing"},
    "payload": "$payload",
    "state.app": {
      "not": [
        "launching", "systemLaunching", "launched", "systemLaunched", "connected", "unattached",
        "notRunning", "active"
      ]
    }
  },
  "then": [
    {"action": "deliver", "of": "$payload"},
    {"callback": ["@launchCallback", "@bringsPayload"], "payload": "$payload"},
    {"action": "prompt", "of": {"glob": "auth:*"}}
  ],
  "from": {"callback": "@becameActive"},
  "within": "5s",
  "before": {"callback": "@resignsActive", "state.app": "active"},
  "message": "{$payload} came while the app was away and did not reach its receiver on return",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it came in the background and waits for the user.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "callback": "didReceiveNotificationResponse", "payload": "notification:7"},
          {"t": 80, "callback": "willEnterForeground"},
          {"t": 80.2, "callback": "didBecomeActive"},
          {"t": 80.3, "action": "deliver", "of": "notification:7"},
          {"t": 90, "action": "touch", "of": "view:chat"}
        ]
      },
      {
        "why": "Delivered at once, in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "callback": "didReceiveRemoteNotification", "payload": "push:3"},
          {"t": 20.1, "action": "deliver", "of": "push:3"},
          {"t": 21, "action": "complete", "of": "push:silent"},
          {"t": 80, "callback": "willEnterForeground"},
          {"t": 80.2, "callback": "didBecomeActive"},
          {"t": 90, "action": "touch", "of": "view:chat"}
        ]
      },
      {
        "why": "The system asks the scene for a state to restore later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.4, "callback": "sceneStateRestorationActivity", "scene": "A", "payload": "activity:edit"},
          {"t": 20, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 60.3, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 90, "action": "touch", "of": "view:text", "scene": "A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user comes, works and leaves without it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "callback": "didReceiveNotificationResponse", "payload": "notification:7"},
          {"t": 80, "callback": "willEnterForeground"},
          {"t": 80.2, "callback": "didBecomeActive"},
          {"t": 83, "callback": "willResignActive"}
        ],
        "reports": [6]
      },
      {
        "why": "A link opens the app, which stays where it was.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 60, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 60.1, "callback": "sceneOpenURLContexts", "scene": "A", "payload": "url:map"},
          {"t": 60.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 62, "action": "uiUpdate", "scene": "A", "of": "view:home"},
          {"t": 70, "action": "touch", "scene": "A", "of": "view:home"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("flap.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "flap",
  "initial": "no",
  "states": {
    "no": "not in the didBecomeActive that ends a mere interruption",
    "yes": "in the didBecomeActive that ends a mere interruption"
  },
  "transitions": [
    {
      "on": [
        {"callback": "@becameActive", "phase": "begin", "scene": null, "state.app": "inactive"},
        {
          "callback": "@sceneBecameActive",
          "phase": "begin",
          "scene": {"present": true},
          "state.scene": "inactive"
        }
      ],
      "to": "yes"
    },
    {"on": {"callback": "@becameActive", "phase": "end"}, "to": "no"}
  ]
}

"""#),
    ("handlers.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "handlers",
  "initial": "unseen",
  "states": {"unseen": "no callback with a completion handler was logged", "seen": "one was"},
  "transitions": [
    {"on": [{"callback": "@handsOverCompletion"}, {"system": "bgTaskLaunch"}], "to": "seen"}
  ]
}

"""#),
    ("held.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "held",
  "per": ["session", "of"],
  "initial": "free",
  "states": {
    "free": "not taken, or given back",
    "held": "taken",
    "kept": "taken, and kept through the background"
  },
  "transitions": [
    {"on": {"action": ["purge", "release", "restore"]}, "to": "free"},
    {"on": {"action": "acquire"}, "to": "held"},
    {
      "on": {"callback": "@entersForeground", "state.app": ["@away", "suspended"]},
      "from": ["held"],
      "to": "kept"
    }
  ]
}

"""#),
    ("interruption/active_again_is_not_back.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "active_again_is_not_back",
  "severity": "warning",
  "summary": "What means that the user is back needs a launch or a background before it",
  "why": "didBecomeActive follows every interruption, also one of a second: Control Center, a banner, the Face ID sheet. It is not a return. An app that takes it for one asks for Face ID after its own Face ID sheet, opens a second session, restores an old state over what the user just typed, or builds its web view twice. The two were the same until iOS 4 brought the background.",
  "fix": "React to a return in willEnterForeground, or remember in didEnterBackground that the app was away and ask for that in didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
  ],
  "exceptions": "Location and motion updates, whose services ignore a second start. Questions of the system about permissions and tracking, which come one after the other. An app that asks for Face ID whenever it is active again, by intention.",
  "tags": ["interruption", "inactive-not-background", "session-once", "seed", "row-05", "row-13"],
  "when": [
    {
      "callback": "@becameActive",
      "scene": null,
      "state.app": "inactive",
      "state.deviceLock": "unlocked"
    },
    {
      "callback": "@sceneBecameActive",
      "scene": {"present": true},
      "state.scene": "inactive",
      "state.deviceLock": "unlocked"
    }
  ],
  "never": [
    {
      "action": "prompt",
      "of": {
        "not": [
          {"glob": "permission:*"},
          {"glob": "*:tracking*"},
          {"glob": "*:appTracking*"},
          {"glob": "*:att"}
        ]
      },
      "by": {"not": "user"},
      "state.appLock": {"not": "lockedInactive"}
    },
    {"action": ["reload", "restore"], "by": {"not": "user"}},
    {"action": "sessionStart", "state.analytics": "open"},
    {
      "action": "start",
      "of": {"not": [null, {"glob": "location:*"}, {"glob": "motion:*"}]},
      "delay": null,
      "state.object": "running"
    }
  ],
  "within": "500ms",
  "until": {"callback": "@resignsActive"},
  "message": "{action} of {of} after a mere interruption, which had ended nothing",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the same after a time in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "sessionStart", "of": "session:iam"},
          {"t": 30, "callback": "willResignActive"},
          {"t": 30.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 30.31, "action": "sessionEnd", "of": "session:iam"},
          {"t": 30.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.2, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 60.21, "action": "sessionStart", "of": "session:iam"},
          {"t": 60.22, "action": "prompt", "of": "auth:faceID"},
          {"t": 60.23, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "After Face ID the app opens its lock.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "prompt", "of": "auth:faceID"},
          {"t": 5.1, "callback": "willResignActive"},
          {"t": 6, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 6.01, "action": "unlock", "of": "app:wallet"},
          {"t": 6.02, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "The next question of the system comes when the alert of the one before it is gone.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "prompt", "of": "permission:notifications"},
          {"t": 2.1, "callback": "willResignActive"},
          {"t": 5, "callback": "didBecomeActive"},
          {"t": 5.2, "action": "prompt", "of": "permission:tracking"},
          {"t": 5.3, "callback": "willResignActive"},
          {"t": 7, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A service that ignores a second start is asked for again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "start", "of": "location:updates"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 9, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 9.05, "action": "start", "of": "location:updates"},
          {"t": 9.07, "callback": "didBecomeActive", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Control Center is taken for a fresh launch: a second session, a second web view.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "sessionStart", "of": "session:iam"},
          {"t": 1.1, "action": "start", "of": "webview:iam"},
          {"t": 30, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 32, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 32.01, "action": "sessionStart", "of": "session:iam"},
          {"t": 32.02, "action": "start", "of": "webview:iam"},
          {"t": 32.03, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"}
        ],
        "reports": [10, 11]
      },
      {
        "why": "The app asks again after its own Face ID sheet.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "prompt", "of": "auth:faceID"},
          {"t": 5.1, "callback": "willResignActive"},
          {"t": 6, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 6.01, "action": "prompt", "of": "auth:faceID"},
          {"t": 6.02, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("interruption/back_after_a_glance.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "back_after_a_glance",
  "severity": "warning",
  "summary": "What a mere interruption stopped is back when it is over",
  "why": "A glance at Control Center or at a banner makes the app inactive and active again, and never sends it to the background. What willResignActive stopped or gave back for it, the sound engine or the bright screen of a code, has to be there again after didBecomeActive; started only in willEnterForeground, it stays away until the app has been left once. The callbacks are as old as iOS 2; Control Center (iOS 7) and Face ID (iOS 11) made such moments frequent.",
  "fix": "Start it again, or set it again, in didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
  ],
  "exceptions": "A sound effect, a recording or a preview that ends with the interruption: named so in `of` it is left out. Another screen (`show` of a `view:…`, or a payload that is delivered) ends the wait. A player that waits for the user to press play: log its stop with `by: user`. A call or an alarm, after which AVAudioSession says whether the sound may go on.",
  "tags": ["interruption", "audio", "pairs", "active-pair", "seed", "row-05", "row-13"],
  "per": ["session", "scene?"],
  "scope": {
    "after": [
      {
        "callback": "@sceneResignsActive",
        "scene": {"present": true},
        "state.scene": ["active", "unknown"]
      },
      {"callback": "willResignActive", "scene": null, "state.window": ["app", "apart"]},
      {"action": "prompt", "of": {"glob": "auth:*"}},
      {"system": "interruption", "of": "@silencing"},
      {"callback": ["@entersBackground", "sceneDidDisconnect", "willTerminate"]}
    ],
    "restart": true
  },
  "when": [
    {
      "action": ["stop", "release"],
      "of": {
        "as": "$what",
        "glob": "audio:*",
        "not": [
          {"glob": "audio:*ffect*"},
          {"glob": "audio:sfx*"},
          {"glob": "audio:*ecord*"},
          {"glob": "audio:*review*"},
          {"glob": "audio:voice*"},
          {"glob": "audio:call*"},
          {"glob": "audio:*ding*"},
          {"glob": "audio:*eep*"},
          {"glob": "audio:*chime*"},
          {"glob": "audio:*click*"},
          {"glob": "audio:*alert*"},
          {"glob": "audio:*otification*"}
        ]
      },
      "by": {"not": "user"},
      "during": "@sceneResignsActive",
      "state.object": "running",
      "state.interruption": "none"
    },
    {
      "action": ["stop", "release"],
      "of": {
        "as": "$what",
        "glob": "audio:*",
        "not": [
          {"glob": "audio:*ffect*"},
          {"glob": "audio:sfx*"},
          {"glob": "audio:*ecord*"},
          {"glob": "audio:*review*"},
          {"glob": "audio:voice*"},
          {"glob": "audio:call*"},
          {"glob": "audio:*ding*"},
          {"glob": "audio:*eep*"},
          {"glob": "audio:*chime*"},
          {"glob": "audio:*click*"},
          {"glob": "audio:*alert*"},
          {"glob": "audio:*otification*"}
        ]
      },
      "by": {"not": "user"},
      "during": "willResignActive",
      "state.object": "running",
      "state.interruption": "none",
      "state.window": ["app", "apart"]
    },
    {
      "action": ["release", "restore"],
      "of": {"as": "$what", "glob": "brightness:*"},
      "by": {"not": "user"},
      "during": "@sceneResignsActive",
      "state.object": "running"
    },
    {
      "action": ["release", "restore"],
      "of": {"as": "$what", "glob": "brightness:*"},
      "by": {"not": "user"},
      "during": "willResignActive",
      "state.object": "running",
      "state.window": ["app", "apart"]
    }
  ],
  "then": [
    {"action": ["start", "resume", "acquire", "stop"], "of": "$what"},
    {"action": "show", "of": [{"glob": "view:*"}, {"glob": "menu:*"}]},
    {"action": "deliver"}
  ],
  "from": [
    {"callback": "@sceneBecameActive", "phase": "done", "state.deviceLock": "unlocked"},
    {
      "callback": "didBecomeActive",
      "phase": "done",
      "state.deviceLock": "unlocked",
      "state.window": ["app", "apart"]
    }
  ],
  "within": "5s",
  "message": "{$what} was given up in willResignActive and is not back when the app is active again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: started again in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "audio:engine"},
          {"t": 12, "callback": "willResignActive", "phase": "begin"},
          {"t": 12.01, "action": "stop", "of": "audio:engine"},
          {"t": 12.02, "callback": "willResignActive", "phase": "end"},
          {"t": 14, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 14.01, "action": "start", "of": "audio:engine"},
          {"t": 14.02, "callback": "didBecomeActive", "phase": "end"},
          {"t": 30, "action": "touch", "of": "view:key"}
        ]
      },
      {
        "why": "The app goes on into the background, whence the user comes back to a player that waits.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "audio:engine"},
          {"t": 12, "callback": "willResignActive", "phase": "begin"},
          {"t": 12.01, "action": "stop", "of": "audio:engine"},
          {"t": 12.02, "callback": "willResignActive", "phase": "end"},
          {"t": 12.3, "callback": "didEnterBackground"},
          {"t": 40, "callback": "willEnterForeground"},
          {"t": 40.2, "callback": "didBecomeActive"},
          {"t": 60, "action": "touch", "of": "view:key"}
        ]
      },
      {
        "why": "A call ends the sound, and its end does not say that it may go on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "audio:engine"},
          {"t": 12, "callback": "willResignActive", "phase": "begin"},
          {"t": 12.01, "action": "stop", "of": "audio:engine"},
          {"t": 12.02, "callback": "willResignActive", "phase": "end"},
          {"t": 12.1, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 30, "system": "interruption", "phase": "end", "of": "call", "shouldResume": false},
          {"t": 30.1, "callback": "didBecomeActive"},
          {"t": 60, "action": "touch", "of": "view:key"}
        ]
      },
      {
        "why": "The user taps on a notification, which leads to another screen.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:story"},
          {"t": 5, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.1, "action": "stop", "of": "audio:story"},
          {"t": 5.2, "callback": "willResignActive", "phase": "end"},
          {
            "t": 8,
            "callback": "didReceiveNotificationResponse",
            "phase": "begin",
            "payload": "notification:9"
          },
          {"t": 8.2, "action": "show", "of": "view:chat"},
          {"t": 8.3, "callback": "didReceiveNotificationResponse", "phase": "end"},
          {"t": 8.4, "callback": "didBecomeActive"},
          {"t": 20, "action": "touch"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The engine starts only in willEnterForeground, which an interruption never reaches.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "audio:engine"},
          {"t": 12, "callback": "willResignActive", "phase": "begin"},
          {"t": 12.01, "action": "stop", "of": "audio:engine"},
          {"t": 12.02, "callback": "willResignActive", "phase": "end"},
          {"t": 12.1, "system": "interruption", "phase": "begin", "of": "controlCenter"},
          {"t": 14, "system": "interruption", "phase": "end", "of": "controlCenter"},
          {"t": 14.1, "callback": "didBecomeActive"},
          {"t": 20, "action": "touch", "of": "view:key"}
        ],
        "reports": [6]
      },
      {
        "why": "The code on the screen stays dark after a look at the notifications.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "acquire", "of": "brightness:screen", "value": 1},
          {"t": 12, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 12.01, "action": "release", "of": "brightness:screen", "value": 0.4},
          {"t": 12.02, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 14, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "action": "touch", "of": "view:code", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("interruption/frame_rate_while_inactive.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "frame_rate_while_inactive",
  "severity": "note",
  "summary": "Frame rates are lowered while the app is inactive",
  "why": "An inactive app is covered or about to leave, and its frames are hardly seen. Apple asks for lower frame rates from willResignActive on; full speed there costs battery and heat, and delays the transition itself. So Apple has asked since iOS 4; displays with 120 Hz (iOS 10 on) make it dearer.",
  "fix": "Lower the display link's preferred frame rate, or pause it, in willResignActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)"
  ],
  "exceptions": "A video or a map in split view, which the user watches while another app is active: allow it by its `of`, or set the window.",
  "tags": ["interruption", "gpu", "seed", "row-04"],
  "limit": {"action": "render", "state.app": "inactive"},
  "atMost": 35,
  "within": "1s",
  "message": "frames are rendered at full speed while the app is inactive",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: half the rate.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.1, "action": "render", "of": "gpu:frame"},
          {"t": 9.1285, "action": "render", "of": "gpu:frame"},
          {"t": 9.157, "action": "render", "of": "gpu:frame"},
          {"t": 9.1855, "action": "render", "of": "gpu:frame"},
          {"t": 9.214, "action": "render", "of": "gpu:frame"},
          {"t": 9.2425, "action": "render", "of": "gpu:frame"},
          {"t": 9.271, "action": "render", "of": "gpu:frame"},
          {"t": 9.2995, "action": "render", "of": "gpu:frame"},
          {"t": 9.328, "action": "render", "of": "gpu:frame"},
          {"t": 9.3565, "action": "render", "of": "gpu:frame"},
          {"t": 9.385, "action": "render", "of": "gpu:frame"},
          {"t": 9.4135, "action": "render", "of": "gpu:frame"},
          {"t": 9.442, "action": "render", "of": "gpu:frame"},
          {"t": 9.4705, "action": "render", "of": "gpu:frame"},
          {"t": 9.499, "action": "render", "of": "gpu:frame"},
          {"t": 9.5275, "action": "render", "of": "gpu:frame"},
          {"t": 9.556, "action": "render", "of": "gpu:frame"},
          {"t": 9.5845, "action": "render", "of": "gpu:frame"},
          {"t": 9.613, "action": "render", "of": "gpu:frame"},
          {"t": 9.6415, "action": "render", "of": "gpu:frame"},
          {"t": 9.67, "action": "render", "of": "gpu:frame"},
          {"t": 9.6985, "action": "render", "of": "gpu:frame"},
          {"t": 9.727, "action": "render", "of": "gpu:frame"},
          {"t": 9.7555, "action": "render", "of": "gpu:frame"},
          {"t": 9.784, "action": "render", "of": "gpu:frame"},
          {"t": 9.8125, "action": "render", "of": "gpu:frame"},
          {"t": 9.841, "action": "render", "of": "gpu:frame"},
          {"t": 9.8695, "action": "render", "of": "gpu:frame"},
          {"t": 9.898, "action": "render", "of": "gpu:frame"},
          {"t": 9.9265, "action": "render", "of": "gpu:frame"},
          {"t": 9.955, "action": "render", "of": "gpu:frame"},
          {"t": 9.9835, "action": "render", "of": "gpu:frame"},
          {"t": 10.012, "action": "render", "of": "gpu:frame"},
          {"t": 10.0405, "action": "render", "of": "gpu:frame"},
          {"t": 10.069, "action": "render", "of": "gpu:frame"}
        ]
      },
      {
        "why": "Full speed while active, and less when inactive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "render", "of": "gpu:frame"},
          {"t": 1.0167, "action": "render", "of": "gpu:frame"},
          {"t": 1.0333, "action": "render", "of": "gpu:frame"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.1, "action": "render", "of": "gpu:frame"},
          {"t": 9.128, "action": "render", "of": "gpu:frame"},
          {"t": 9.156, "action": "render", "of": "gpu:frame"},
          {"t": 9.184, "action": "render", "of": "gpu:frame"},
          {"t": 9.212, "action": "render", "of": "gpu:frame"},
          {"t": 9.24, "action": "render", "of": "gpu:frame"},
          {"t": 9.268, "action": "render", "of": "gpu:frame"},
          {"t": 9.296, "action": "render", "of": "gpu:frame"},
          {"t": 9.324, "action": "render", "of": "gpu:frame"},
          {"t": 9.352, "action": "render", "of": "gpu:frame"},
          {"t": 9.38, "action": "render", "of": "gpu:frame"},
          {"t": 9.408, "action": "render", "of": "gpu:frame"},
          {"t": 9.436, "action": "render", "of": "gpu:frame"},
          {"t": 9.464, "action": "render", "of": "gpu:frame"},
          {"t": 9.492, "action": "render", "of": "gpu:frame"},
          {"t": 9.52, "action": "render", "of": "gpu:frame"},
          {"t": 9.548, "action": "render", "of": "gpu:frame"},
          {"t": 9.576, "action": "render", "of": "gpu:frame"},
          {"t": 9.604, "action": "render", "of": "gpu:frame"},
          {"t": 9.632, "action": "render", "of": "gpu:frame"},
          {"t": 9.66, "action": "render", "of": "gpu:frame"},
          {"t": 9.688, "action": "render", "of": "gpu:frame"},
          {"t": 9.716, "action": "render", "of": "gpu:frame"},
          {"t": 9.744, "action": "render", "of": "gpu:frame"},
          {"t": 9.772, "action": "render", "of": "gpu:frame"},
          {"t": 9.8, "action": "render", "of": "gpu:frame"},
          {"t": 9.828, "action": "render", "of": "gpu:frame"},
          {"t": 9.856, "action": "render", "of": "gpu:frame"},
          {"t": 9.884, "action": "render", "of": "gpu:frame"},
          {"t": 9.912, "action": "render", "of": "gpu:frame"},
          {"t": 9.94, "action": "render", "of": "gpu:frame"},
          {"t": 9.968, "action": "render", "of": "gpu:frame"},
          {"t": 9.996, "action": "render", "of": "gpu:frame"},
          {"t": 10.024, "action": "render", "of": "gpu:frame"},
          {"t": 10.052, "action": "render", "of": "gpu:frame"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Sixty frames a second behind Control Center.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.1, "action": "render", "of": "gpu:frame"},
          {"t": 9.1167, "action": "render", "of": "gpu:frame"},
          {"t": 9.1334, "action": "render", "of": "gpu:frame"},
          {"t": 9.1501, "action": "render", "of": "gpu:frame"},
          {"t": 9.1668, "action": "render", "of": "gpu:frame"},
          {"t": 9.1835, "action": "render", "of": "gpu:frame"},
          {"t": 9.2002, "action": "render", "of": "gpu:frame"},
          {"t": 9.2169, "action": "render", "of": "gpu:frame"},
          {"t": 9.2336, "action": "render", "of": "gpu:frame"},
          {"t": 9.2503, "action": "render", "of": "gpu:frame"},
          {"t": 9.267, "action": "render", "of": "gpu:frame"},
          {"t": 9.2837, "action": "render", "of": "gpu:frame"},
          {"t": 9.3004, "action": "render", "of": "gpu:frame"},
          {"t": 9.3171, "action": "render", "of": "gpu:frame"},
          {"t": 9.3338, "action": "render", "of": "gpu:frame"},
          {"t": 9.3505, "action": "render", "of": "gpu:frame"},
          {"t": 9.3672, "action": "render", "of": "gpu:frame"},
          {"t": 9.3839, "action": "render", "of": "gpu:frame"},
          {"t": 9.4006, "action": "render", "of": "gpu:frame"},
          {"t": 9.4173, "action": "render", "of": "gpu:frame"},
          {"t": 9.434, "action": "render", "of": "gpu:frame"},
          {"t": 9.4507, "action": "render", "of": "gpu:frame"},
          {"t": 9.4674, "action": "render", "of": "gpu:frame"},
          {"t": 9.4841, "action": "render", "of": "gpu:frame"},
          {"t": 9.5008, "action": "render", "of": "gpu:frame"},
          {"t": 9.5175, "action": "render", "of": "gpu:frame"},
          {"t": 9.5342, "action": "render", "of": "gpu:frame"},
          {"t": 9.5509, "action": "render", "of": "gpu:frame"},
          {"t": 9.5676, "action": "render", "of": "gpu:frame"},
          {"t": 9.5843, "action": "render", "of": "gpu:frame"},
          {"t": 9.601, "action": "render", "of": "gpu:frame"},
          {"t": 9.6177, "action": "render", "of": "gpu:frame"},
          {"t": 9.6344, "action": "render", "of": "gpu:frame"},
          {"t": 9.6511, "action": "render", "of": "gpu:frame"},
          {"t": 9.6678, "action": "render", "of": "gpu:frame"},
          {"t": 9.6845, "action": "render", "of": "gpu:frame"},
          {"t": 9.7012, "action": "render", "of": "gpu:frame"},
          {"t": 9.7179, "action": "render", "of": "gpu:frame"}
        ],
        "reports": [40]
      },
      {
        "why": "The same in an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.1, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.12, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.14, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.16, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.18, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.2, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.22, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.24, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.26, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.28, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.3, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.32, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.34, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.36, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.38, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.4, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.42, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.44, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.46, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.48, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.5, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.52, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.54, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.56, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.58, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.6, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.62, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.64, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.66, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.68, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.7, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.72, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.74, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.76, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.78, "action": "render", "scene": "A", "of": "gpu:frame"},
          {"t": 9.8, "action": "render", "scene": "A", "of": "gpu:frame"}
        ],
        "reports": [42]
      }
    ]
  }
}

"""#),
    ("interruption/held_input_is_released.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "held_input_is_released",
  "severity": "warning",
  "summary": "Input that is held when the app resigns is let go",
  "why": "When the app switcher or a call takes the screen, the release of a finger, a key or a button goes to the system and never reaches the app; UIKit cancels the touch or the press instead. A game that waits for the release keeps walking when the user is back, and only another press of the same key stops it. Touches are cancelled so since iOS 2, presses of keys since iOS 13.4.",
  "fix": "Handle touchesCancelled and pressesCancelled as the end of the input, and clear all held input in willResignActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
  ],
  "exceptions": "A toggle that stays on by intention, such as auto-run: log it as a setting and not as a `touch` that is held.",
  "tags": ["interruption", "input", "input-release", "seed", "row-13"],
  "when": {"action": "touch", "of": "$input", "state": ["down", "held"]},
  "then": {"action": "touch", "of": "$input", "state": ["up", "ended", "cancelled"]},
  "from": [
    {"callback": "@resignsActive", "phase": "end", "state.app": {"not": "active"}},
    {"callback": "@resignsActive", "phase": null, "becomes.app": {"present": true}}
  ],
  "within": "250ms",
  "atEnd": "violated",
  "message": "{$input} was held when the app resigned and was not let go",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it is cancelled in willResignActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "touch", "of": "input:dpad", "state": "down"},
          {"t": 6, "callback": "willResignActive", "phase": "begin"},
          {"t": 6.01, "action": "touch", "of": "input:dpad", "state": "cancelled"},
          {"t": 6.02, "callback": "willResignActive", "phase": "end"},
          {"t": 9, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "One window resigns, the other stays active with its key held.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 5, "action": "touch", "scene": "A", "of": "input:dpad", "state": "down"},
          {"t": 6, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 7, "action": "touch", "scene": "A", "of": "input:dpad", "state": "up"}
        ]
      },
      {
        "why": "Cancelled by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "touch", "of": "input:dpad", "state": "down"},
          {"t": 6, "callback": "applicationWillResignActive(_:)"},
          {"t": 6.001, "callback": "UIApplication.willResignActiveNotification", "phase": "begin"},
          {"t": 6.002, "action": "touch", "of": "input:dpad", "state": "cancelled"},
          {"t": 6.003, "callback": "UIApplication.willResignActiveNotification", "phase": "end"},
          {"t": 9, "callback": "applicationDidBecomeActive(_:)"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The app switcher is opened with the finger on the pad.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "touch", "of": "input:dpad", "state": "down"},
          {"t": 6, "callback": "willResignActive"},
          {"t": 9, "callback": "didBecomeActive"},
          {"t": 14, "action": "touch", "of": "view:main"}
        ],
        "reports": [4]
      },
      {
        "why": "In an app with scenes, with another key let go.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "touch", "of": "input:left", "state": "down"},
          {"t": 5.1, "action": "touch", "of": "input:fire", "state": "down"},
          {"t": 6, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 6.01, "action": "touch", "of": "input:fire", "state": "cancelled"},
          {"t": 6.02, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 9, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("interruption/inactive_is_not_gone.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "inactive_is_not_gone",
  "severity": "warning",
  "summary": "What means that the user has left waits for didEnterBackground",
  "why": "willResignActive says only that events stop for now: Control Center, a banner, the app switcher half open, and the app's own Face ID sheet cause it, and didBecomeActive may follow within a second. An app that locks, ends its session or reloads there does so at each glance; one that locks because of its own Face ID sheet asks for it again, for ever. It has been so since iOS 4, before which resigning was mostly the end of the app.",
  "fix": "Lock, end the session and prepare a reload in didEnterBackground. In willResignActive only cover and pause.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
  ],
  "exceptions": "A banking app that locks whenever it is inactive, by intention; its own Face ID sheet must then be exempt.",
  "tags": ["interruption", "inactive-not-background", "seed", "row-13"],
  "never": [
    {
      "action": ["lock", "sessionEnd", "reload"],
      "by": {"not": "user"},
      "scene": null,
      "state.app": "inactive",
      "state.deviceLock": "unlocked",
      "during": {"not": ["@entersBackground", "sceneDidDisconnect", "willTerminate"]}
    },
    {
      "action": ["lock", "sessionEnd", "reload"],
      "by": {"not": "user"},
      "scene": {"present": true},
      "state.scene": "inactive",
      "state.deviceLock": "unlocked",
      "during": {"not": ["@entersBackground", "sceneDidDisconnect", "willTerminate"]}
    }
  ],
  "message": "{action} of {of} while the app is merely inactive",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the same in didEnterBackground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "sessionStart", "of": "session:analytics"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.31, "action": "lock", "of": "app:wallet"},
          {"t": 5.32, "action": "sessionEnd", "of": "session:analytics"},
          {"t": 5.33, "callback": "didEnterBackground", "phase": "end"}
        ]
      },
      {
        "why": "The device is locked: then the user has left.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "system": "deviceLock"},
          {"t": 5.1, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.11, "action": "lock", "of": "app:wallet"},
          {"t": 5.12, "callback": "willResignActive", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Face ID makes the app inactive, and it locks itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "prompt", "of": "auth:faceID"},
          {"t": 5.1, "system": "interruption", "phase": "begin", "of": "faceID"},
          {"t": 5.2, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.21, "action": "lock", "of": "app:wallet"},
          {"t": 5.22, "callback": "willResignActive", "phase": "end"},
          {"t": 6, "callback": "didBecomeActive"}
        ],
        "reports": [7]
      },
      {
        "why": "A glance at Control Center ends the session of a scene.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "sessionStart", "of": "session:web"},
          {"t": 10, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 10.01, "action": "sessionEnd", "scene": "A", "of": "session:web"},
          {"t": 10.02, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 12, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("interruption/input_while_inactive.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "input_while_inactive",
  "severity": "warning",
  "summary": "No input is handled while the app is not active",
  "why": "UIKit delivers no touches to a scene that is not active: they go to what covers it, or to no one. Input that is handled there was replayed by the app, kept in a queue, or sent by a framework, and acts on a screen that the user does not see. So it has been since iOS 2, and for each scene by itself since iOS 13.",
  "fix": "Drop input in willResignActive and take none until didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)"
  ],
  "exceptions": "Input that does not come through UIKit, such as a game controller's, where the game takes it while inactive by intention.",
  "tags": ["interruption", "input", "input-release", "seed", "row-03", "row-13"],
  "scope": {"after": {"callback": "@becameActive"}},
  "never": [
    {
      "action": "touch",
      "by": {"not": "system"},
      "state": {"not": ["up", "ended", "cancelled"]},
      "scene": null,
      "state.app": ["inactive", "entering", "background"]
    },
    {
      "action": "touch",
      "by": {"not": "system"},
      "state": {"not": ["up", "ended", "cancelled"]},
      "scene": {"present": true},
      "state.scene": ["inactive", "entering", "background"]
    }
  ],
  "message": "input ({of}) was handled while the app was not active",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: a touch is cancelled while inactive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "touch", "of": "view:map", "state": "down"},
          {"t": 6, "callback": "willResignActive", "phase": "begin"},
          {"t": 6.01, "action": "touch", "of": "view:map", "state": "cancelled"},
          {"t": 6.02, "callback": "willResignActive", "phase": "end"}
        ]
      },
      {
        "why": "One window is inactive, and the other is touched.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 6, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 7, "action": "touch", "scene": "A", "of": "view:main"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A tap is replayed under Control Center.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 6, "callback": "willResignActive"},
          {"t": 7, "action": "touch", "of": "view:main"}
        ],
        "reports": [5]
      },
      {
        "why": "A queue delivers it in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 6, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 6.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 6.5, "action": "touch", "scene": "A", "of": "view:main", "state": "down"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("interruption/interruption_resumes_only_what_it_paused.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "interruption_resumes_only_what_it_paused",
  "severity": "warning",
  "summary": "The end of an interruption resumes only what the interruption had paused",
  "why": "AVAudioSession has told of the end of an interruption by a notification since iOS 6, whether the app played or not. A handler that then plays whatever it knows starts what the user or the app itself had paused before the call, in a pocket or in a meeting.",
  "fix": "Note when the interruption begins whether something played, and resume at its end only then.",
  "references": ["https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions"],
  "exceptions": "The user who presses play at that moment: log the `touch`, or the `resume` with `by: user`.",
  "tags": ["interruption", "audio", "own-pause-only", "interruption-pair", "seed", "row-13"],
  "when": {"system": "interruption", "phase": "end", "of": "@silencing"},
  "never": {
    "action": "resume",
    "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
    "by": {"not": "user"},
    "state.object": "pausedElsewhere"
  },
  "within": "1s",
  "until": {"action": "touch"},
  "message": "{of} is resumed after an interruption that had not paused it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the call had paused it, and it goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:book"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 20.1, "action": "pause", "of": "audio:book"},
          {"t": 40, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 40.1, "action": "resume", "of": "audio:book"}
        ]
      },
      {
        "why": "The user presses play when the call is over.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:book"},
          {"t": 10, "action": "pause", "of": "audio:book", "by": "user"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 40, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 40.4, "action": "touch", "of": "button:play"},
          {"t": 40.5, "action": "resume", "of": "audio:book"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user had paused the book long before the call.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:book"},
          {"t": 10, "action": "pause", "of": "audio:book", "by": "user"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 40, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 40.1, "action": "resume", "of": "audio:book"}
        ],
        "reports": [8]
      },
      {
        "why": "Siri is dismissed, and a video that the app had paused itself plays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "video:lesson"},
          {"t": 10, "action": "pause", "of": "video:lesson"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "siri"},
          {"t": 24, "system": "interruption", "phase": "end", "of": "siri", "shouldResume": true},
          {"t": 24.2, "action": "resume", "of": "video:lesson"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("interruption/locked_is_not_visible.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "locked_is_not_visible",
  "severity": "warning",
  "summary": "Active on a locked device is not a return of the user",
  "why": "On an iPhone with an always-on display (iOS 16) a lock with the app in front may be followed by didBecomeActive about 1.4 seconds later, and by willResignActive within a quarter of a second, perhaps more than once. The screen is dark. An app that takes the cover away, unlocks, prompts or refreshes there shows private content, breaks its own presentation, or sends requests that no one asked for.",
  "fix": "Accept an active state only once it has held for half a second, or once protected data is available, and never while the device is locked.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)"
  ],
  "exceptions": "CarPlay, on whose screen an app may be used while the phone is locked.",
  "tags": ["interruption", "locked-not-visible", "seed", "row-13", "row-19"],
  "never": [
    {
      "action": ["reveal", "unlock", "prompt", "refresh", "sessionStart", "network"],
      "by": {"not": "user"},
      "during": "@becameActive",
      "state.deviceLock": "locked",
      "state.carplay": "apart"
    },
    {
      "action": ["reveal", "unlock", "prompt"],
      "by": {"not": "user"},
      "during": {"not": "@becameActive"},
      "state.deviceLock": "locked",
      "state.carplay": "apart",
      "state.app": "active"
    }
  ],
  "message": "{action} of {of} while the device is locked",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the ghost is ignored, and the real return reveals.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive", "phase": "begin"},
          {"t": 10.11, "action": "obscure", "of": "cover:lock"},
          {"t": 10.12, "callback": "willResignActive", "phase": "end"},
          {"t": 11.4, "callback": "didBecomeActive"},
          {"t": 11.65, "callback": "willResignActive"},
          {"t": 12.2, "callback": "didEnterBackground"},
          {"t": 40, "system": "deviceUnlock"},
          {"t": 40.3, "callback": "willEnterForeground"},
          {"t": 40.5, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 40.51, "action": "reveal", "of": "cover:lock"},
          {"t": 40.52, "action": "network", "of": "request:refresh"},
          {"t": 40.53, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "CarPlay shows the app while the phone is locked.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "system": "carplay", "phase": "begin"},
          {"t": 9, "system": "deviceLock"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 11, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 11.01, "action": "network", "of": "request:playlist"},
          {"t": 11.02, "callback": "didBecomeActive", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The cover is taken away on a dark screen.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive", "phase": "begin"},
          {"t": 10.11, "action": "obscure", "of": "cover:lock"},
          {"t": 10.12, "callback": "willResignActive", "phase": "end"},
          {"t": 11.4, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 11.41, "action": "reveal", "of": "cover:lock"},
          {"t": 11.42, "action": "network", "of": "request:refresh"},
          {"t": 11.43, "callback": "didBecomeActive", "phase": "end"},
          {"t": 11.65, "callback": "willResignActive"}
        ],
        "reports": [9, 10]
      },
      {
        "why": "The handler waits a little, and prompts all the same.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive"},
          {"t": 11.4, "callback": "didBecomeActive"},
          {"t": 11.6, "action": "prompt", "of": "auth:faceID"},
          {"t": 11.65, "callback": "willResignActive"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("interruption/media_goes_on_after_an_interruption.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "media_goes_on_after_an_interruption",
  "severity": "warning",
  "summary": "Sound and video that were paused on the way out go on when the app is active again",
  "why": "Control Center or an alert makes the app inactive for a moment and never sends it to the background; didBecomeActive is all that follows. A player that a handler paused, and that goes on neither there nor later, stands still in front of a user who did nothing to it. Many players wait for the user to press play after a stay in the background, and that answers too. The callbacks are as old as iOS 2; Control Center (iOS 7) and Face ID (iOS 11) made such moments frequent.",
  "fix": "Resume in didBecomeActive what willResignActive or didEnterBackground paused, or do not pause for a mere interruption.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground"
  ],
  "exceptions": "A player that waits for the user, and that no one started again before the app was left: log its pause with `by: user`, or allow it.",
  "tags": ["seed", "interruption", "audio", "active-pair", "background-pair", "row-04", "row-05", "row-13"],
  "per": ["session", "scene?"],
  "when": [
    {
      "action": "pause",
      "of": {"as": "$what", "any": [{"glob": "audio:*"}, {"glob": "video:*"}]},
      "by": {"not": "user"},
      "during": ["@sceneResignsActive", "@sceneEntersBackground"],
      "state.object": {"not": ["pausedElsewhere", "stopped"]}
    },
    {
      "action": "pause",
      "of": {"as": "$what", "any": [{"glob": "audio:*"}, {"glob": "video:*"}]},
      "by": {"not": "user"},
      "during": ["willResignActive", "didEnterBackground"],
      "state.window": ["app", "apart"],
      "state.object": {"not": ["pausedElsewhere", "stopped"]}
    }
  ],
  "then": [
    {"action": ["resume", "start", "stop", "release"], "of": "$what"},
    {"callback": ["sceneDidDisconnect", "willTerminate"]}
  ],
  "from": [
    {"callback": "@sceneBecameActive", "phase": "done", "state.deviceLock": "unlocked"},
    {
      "callback": "didBecomeActive",
      "phase": "done",
      "state.deviceLock": "unlocked",
      "state.window": ["app", "apart"]
    }
  ],
  "before": {"callback": "@resignsActive", "state.app": "active"},
  "atEnd": "violated",
  "message": "{$what} was paused on the way out and did not go on when the app was active again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the trip goes through the background, and the player waits for the user.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "start", "of": "video:movie"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.01, "action": "pause", "of": "video:movie"},
          {"t": 9.02, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 9.6, "callback": "applicationDidEnterBackground(_:)"},
          {"t": 15, "system": "suspend"},
          {"t": 100, "system": "resume", "reason": "user"},
          {"t": 100.1, "callback": "applicationWillEnterForeground(_:)"},
          {"t": 100.3, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 105, "action": "resume", "of": "video:movie", "by": "user"}
        ]
      },
      {
        "why": "The user had paused it before; the handler pauses it once more, and leaves it so.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "start", "of": "video:movie"},
          {"t": 7, "action": "pause", "of": "video:movie", "by": "user"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.01, "action": "pause", "of": "video:movie"},
          {"t": 9.02, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 12, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 60, "callback": "applicationWillResignActive(_:)"}
        ]
      },
      {
        "why": "Resumed by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "video:movie"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "resume", "of": "video:movie"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      }
    ],
    "bad": [
      {
        "why": "One of two windows is interrupted, and its video stays paused.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "phase": "begin", "scene": "B"},
          {"t": 9.1, "action": "pause", "scene": "B", "of": "video:lesson"},
          {"t": 9.2, "callback": "sceneWillResignActive", "phase": "end", "scene": "B"},
          {"t": 12, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "B"},
          {"t": 12.1, "action": "uiUpdate", "scene": "B", "of": "view:lesson"},
          {"t": 12.2, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "B"},
          {"t": 20, "action": "touch", "scene": "B", "of": "view:lesson"}
        ],
        "reports": [10]
      },
      {
        "why": "Resumed only in willEnterForeground, which an interruption never reaches.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "audio:podcast"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 12, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 20, "action": "touch", "of": "button:play"}
        ],
        "reports": [5]
      },
      {
        "why": "Paused in didEnterBackground, and forgotten on the way back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "start", "of": "audio:game"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"},
          {"t": 9.6, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 9.61, "action": "pause", "of": "audio:game"},
          {"t": 9.62, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {"t": 15, "system": "suspend"},
          {"t": 100, "system": "resume", "reason": "user"},
          {"t": 100.1, "callback": "applicationWillEnterForeground(_:)"},
          {"t": 100.3, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 160, "callback": "applicationWillResignActive(_:)"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("interruption/one_prompt_per_return.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "one_prompt_per_return",
  "severity": "warning",
  "summary": "One return asks for the user's identity once",
  "why": "willEnterForeground and didBecomeActive both come on a return, with scenes also one pair a window, and an app whose lock listens to more than one of them asks twice. The second sheet covers the first, and a user who answers one is asked again. Scenes, and with them the second pair, came with iOS 13.",
  "fix": "Ask in one place, and remember that the question is open until it is answered.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
  ],
  "exceptions": "A second prompt that the user asks for, such as that of a payment right after the lock: log it with `by: user`. Questions of the system about permissions and tracking, which it shows one after the other; a prompt that logs its `result` was answered.",
  "tags": ["interruption", "inactive-not-background", "seed", "row-13"],
  "when": {
    "action": "prompt",
    "of": {
      "not": [
        {"glob": "permission:*"},
        {"glob": "*:tracking*"},
        {"glob": "*:appTracking*"},
        {"glob": "*:att"}
      ]
    },
    "by": {"not": "user"},
    "result": null
  },
  "never": {
    "action": "prompt",
    "of": {
      "not": [
        {"glob": "permission:*"},
        {"glob": "*:tracking*"},
        {"glob": "*:appTracking*"},
        {"glob": "*:att"}
      ]
    },
    "by": {"not": "user"}
  },
  "within": "3s",
  "until": [
    {"callback": "@becameActive", "scene": null, "state.app": "inactive"},
    {"callback": "@sceneBecameActive", "scene": {"present": true}, "state.scene": "inactive"},
    {"action": "unlock"},
    {"callback": "@entersBackground"}
  ],
  "message": "{of} is asked for again, before the first question was answered",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the user cancels, and asks for the sheet himself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "prompt", "of": "auth:faceID"},
          {"t": 2, "action": "prompt", "of": "auth:faceID", "by": "user"}
        ]
      },
      {
        "why": "The next visit asks again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "prompt", "of": "auth:faceID"},
          {"t": 1.5, "action": "unlock", "of": "app:wallet"},
          {"t": 2, "callback": "willResignActive"},
          {"t": 2.3, "callback": "didEnterBackground"},
          {"t": 3, "callback": "willEnterForeground"},
          {"t": 3.2, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 3.21, "action": "prompt", "of": "auth:faceID"},
          {"t": 3.22, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "Questions of the system, which shows them one after the other.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "prompt", "of": "permission:notifications"},
          {"t": 2, "action": "prompt", "of": "permission:tracking"},
          {"t": 9, "action": "touch"},
          {"t": 10, "action": "prompt", "of": "auth:faceID"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Asked in willEnterForeground and in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 30, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 30.1, "action": "prompt", "of": "auth:faceID"},
          {"t": 30.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 30.4, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 30.5, "action": "prompt", "of": "auth:faceID"},
          {"t": 30.6, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [10]
      },
      {
        "why": "Each of two windows asks.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 2, "action": "prompt", "scene": "A", "of": "auth:faceID"},
          {"t": 2.1, "action": "prompt", "scene": "B", "of": "auth:faceID"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("interruption/prompt_in_background.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "prompt_in_background",
  "severity": "warning",
  "summary": "The user is asked only where the user is",
  "why": "A prompt that is asked for in the background is not seen: Face ID ends with `notInteractive` or `systemCancel`, an alert of the system waits or is dropped. An app that locks itself when it is left, and asks for the user's identity in the same breath, has had its answer, a failure, before the user is back, and then often asks no more. So it has been since iOS 8, which opened Touch ID to apps.",
  "fix": "Lock on the way out, and ask in didBecomeActive, or at the earliest in willEnterForeground.",
  "references": [
    "https://developer.apple.com/documentation/localauthentication/laerror-swift.struct/notinteractive",
    "https://developer.apple.com/documentation/localauthentication/laerror-swift.struct/systemcancel"
  ],
  "exceptions": "A prompt within a second of the return, as in a log that does not name willEnterForeground; and one more than five seconds after the app was left, for where the log has neither a suspension nor a return, the user may be back. Both are known here.",
  "tags": ["interruption", "background", "inactive-not-background", "seed", "row-13"],
  "scope": {
    "after": {"callback": "@entersBackground", "state.app": "@inFront"},
    "for": "5s",
    "until": {"system": ["suspend", "resume"]}
  },
  "when": [
    {
      "action": "prompt",
      "of": {"not": [{"glob": "*:tracking*"}, {"glob": "*:appTracking*"}, {"glob": "*:att"}]},
      "by": {"not": "user"},
      "state.app": "background"
    },
    {
      "action": "prompt",
      "of": {"not": [{"glob": "*:tracking*"}, {"glob": "*:appTracking*"}, {"glob": "*:att"}]},
      "by": {"not": "user"},
      "state.app": "inactive",
      "during": "@entersBackground"
    }
  ],
  "then": {"callback": ["@entersForeground", "@becameActive", "scenePhaseInactive"]},
  "within": "1s",
  "message": "{of} is asked for in the background, and the user was not back in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: asked for in willEnterForeground, just before the app is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "lock", "of": "app:wallet"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.1, "action": "prompt", "of": "auth:faceID"},
          {"t": 60.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 60.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "An observer that runs before the logger asks a moment ahead of willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 12, "action": "prompt", "of": "auth:faceID"},
          {"t": 12.1, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 12.3, "callback": "sceneDidBecomeActive", "scene": "A"}
        ]
      },
      {
        "why": "A log without willEnterForeground: the sheet comes first, and the app is active when it is answered.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 16, "action": "prompt", "of": "auth:faceID"},
          {"t": 18.6, "callback": "didBecomeActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Locked and asked in the same breath, on the way out.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.31, "action": "lock", "of": "app:wallet"},
          {"t": 9.32, "action": "prompt", "of": "auth:faceID"},
          {"t": 9.33, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 60, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 60.3, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [9]
      },
      {
        "why": "A timer that locks the app asks for Face ID at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 12, "action": "prompt", "of": "auth:faceID"},
          {"t": 12.5, "system": "suspend"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("interruption/resume_what_was_paused.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "resume_what_was_paused",
  "severity": "error",
  "summary": "didBecomeActive resumes whatever willResignActive paused",
  "why": "An interruption that the user dismisses (Control Center, a call that is declined, an alert) leads straight back to the active state: willResignActive, then didBecomeActive. No willEnterForeground comes, because the app was never in the background. What is resumed only there stays paused, and the user looks at a frozen app, or at one whose connection was closed and is not opened again. So it has been since iOS 4.",
  "fix": "Resume in didBecomeActive each thing that willResignActive paused. Leave to willEnterForeground only what didEnterBackground stopped.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground"
  ],
  "exceptions": "A timer that waits for the user to be idle (`idle`, `inactivity`, `timeout`, `logout`, `debounce` in its name), which starts again with the next touch. A game that waits behind a pause menu until the player goes on: log `show` of `menu:pause`, or the pause with `by: user`. A lock in front of the content (`prompt` of `auth:…`) ends the wait, and so does another interruption within the three seconds. What belongs to a screen that is gone need not come back: a `show` of another `view:…`, or a payload that is delivered, ends the wait too; so does a network that is missing (`network` with `reachable: false`, or a request that failed).",
  "tags": ["interruption", "pairs", "active-pair", "seed", "row-04", "row-05", "row-13"],
  "per": ["session", "scene?"],
  "scope": {
    "after": [
      {
        "callback": "@sceneResignsActive",
        "scene": {"present": true},
        "state.scene": ["active", "unknown"]
      },
      {"callback": "willResignActive", "scene": null, "state.window": ["app", "apart"]},
      {"action": "prompt", "of": {"glob": "auth:*"}}
    ],
    "restart": true
  },
  "when": [
    {
      "action": "pause",
      "of": {
        "as": "$what",
        "not": [
          {"glob": "audio:*"},
          {"glob": "video:*"},
          {"glob": "sync:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "job:*"},
          {"glob": "request:*"},
          {"glob": "timer:*dle*"},
          {"glob": "timer:*nactiv*"},
          {"glob": "timer:*imeout*"},
          {"glob": "timer:*ogout*"},
          {"glob": "timer:*ebounce*"}
        ]
      },
      "by": {"not": "user"},
      "state.object": {"not": ["pausedElsewhere", "stopped"]},
      "during": "@sceneResignsActive"
    },
    {
      "action": "pause",
      "of": {
        "as": "$what",
        "not": [
          {"glob": "audio:*"},
          {"glob": "video:*"},
          {"glob": "sync:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "job:*"},
          {"glob": "request:*"},
          {"glob": "timer:*dle*"},
          {"glob": "timer:*nactiv*"},
          {"glob": "timer:*imeout*"},
          {"glob": "timer:*ogout*"},
          {"glob": "timer:*ebounce*"}
        ]
      },
      "by": {"not": "user"},
      "state.object": {"not": ["pausedElsewhere", "stopped"]},
      "during": "willResignActive",
      "state.window": ["app", "apart"]
    },
    {
      "action": "stop",
      "of": {
        "as": "$what",
        "any": [
          {"glob": "timer:*"},
          {"glob": "gameloop:*"},
          {"glob": "renderloop:*"},
          {"glob": "displaylink:*"},
          {"glob": "animation:*"},
          {"glob": "motion:*"},
          {"glob": "camera:*"}
        ],
        "not": [
          {"glob": "timer:*dle*"},
          {"glob": "timer:*nactiv*"},
          {"glob": "timer:*imeout*"},
          {"glob": "timer:*ogout*"},
          {"glob": "timer:*ebounce*"}
        ]
      },
      "by": {"not": "user"},
      "state.object": "running",
      "during": "@sceneResignsActive"
    },
    {
      "action": "stop",
      "of": {
        "as": "$what",
        "any": [
          {"glob": "timer:*"},
          {"glob": "gameloop:*"},
          {"glob": "renderloop:*"},
          {"glob": "displaylink:*"},
          {"glob": "animation:*"},
          {"glob": "motion:*"},
          {"glob": "camera:*"}
        ],
        "not": [
          {"glob": "timer:*dle*"},
          {"glob": "timer:*nactiv*"},
          {"glob": "timer:*imeout*"},
          {"glob": "timer:*ogout*"},
          {"glob": "timer:*ebounce*"}
        ]
      },
      "by": {"not": "user"},
      "state.object": "running",
      "during": "willResignActive",
      "state.window": ["app", "apart"]
    },
    {
      "action": ["release", "stop"],
      "of": {"as": "$what", "glob": "socket:*"},
      "by": {"not": "user"},
      "state.object": "running",
      "during": "@sceneResignsActive"
    },
    {
      "action": ["release", "stop"],
      "of": {"as": "$what", "glob": "socket:*"},
      "by": {"not": "user"},
      "state.object": "running",
      "during": "willResignActive",
      "state.window": ["app", "apart"]
    }
  ],
  "then": [
    {"action": ["resume", "start", "acquire", "stop", "release"], "of": "$what"},
    {
      "action": "show",
      "of": [
        {"glob": "menu:*"},
        {"glob": "view:*"},
        {"glob": "*pause*"},
        {"glob": "*Pause*"},
        {"glob": "*ountdown*"},
        {"glob": "*ffline*"}
      ]
    },
    {"action": "deliver"},
    {"action": "network", "result": "@failing"},
    {"system": "network", "reachable": false},
    {"callback": ["sceneDidDisconnect", "willTerminate"]}
  ],
  "from": [
    {"callback": "@sceneBecameActive", "phase": "done", "state.deviceLock": "unlocked"},
    {
      "callback": "didBecomeActive",
      "phase": "done",
      "state.deviceLock": "unlocked",
      "state.window": ["app", "apart"]
    }
  ],
  "within": "3s",
  "atEnd": "violated",
  "message": "{$what} was halted in willResignActive and not resumed",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the trip goes through the background, and willEnterForeground resumes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "gameloop:main"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 9.4, "callback": "didEnterBackground"},
          {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.1, "action": "resume", "of": "gameloop:main"},
          {"t": 60.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 60.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Control Center: didBecomeActive resumes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "timer:spawn"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.1, "action": "resume", "of": "timer:spawn"},
          {"t": 12.2, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "The screen is dark: an active state on a locked device is none to resume for.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "system": "deviceLock"},
          {"t": 9.1, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.2, "action": "pause", "of": "gameloop:main"},
          {"t": 9.3, "callback": "willResignActive", "phase": "end"},
          {"t": 10.5, "callback": "didBecomeActive"},
          {"t": 20.7, "callback": "willResignActive"},
          {"t": 21, "callback": "didEnterBackground"}
        ]
      },
      {
        "why": "Resumed by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "timer:poll"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "resume", "of": "timer:poll"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "A timer that is made anew, since one that was stopped cannot go on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 2, "action": "start", "of": "timer:poll"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "stop", "of": "timer:poll"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "start", "of": "timer:poll"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "A game that waits behind its pause menu.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "gameloop:board"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "show", "of": "menu:pause"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "The user had paused it before; the handler pauses it once more, and leaves it so.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "gameloop:main"},
          {"t": 5, "action": "pause", "of": "gameloop:main", "by": "user"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "gameloop:main"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive"},
          {"t": 20, "action": "touch", "of": "view:game"}
        ]
      },
      {
        "why": "A camera goes on half a second later, on its own queue.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "camera:scan"},
          {"t": 5, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.01, "action": "pause", "of": "camera:scan"},
          {"t": 5.02, "callback": "willResignActive", "phase": "end"},
          {"t": 7, "callback": "didBecomeActive"},
          {"t": 7.5, "action": "resume", "of": "camera:scan", "thread": "session"},
          {"t": 20, "action": "touch", "of": "view:scan"}
        ]
      },
      {
        "why": "Another interruption comes before the camera goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "camera:scan"},
          {"t": 5, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.01, "action": "pause", "of": "camera:scan"},
          {"t": 5.02, "callback": "willResignActive", "phase": "end"},
          {"t": 7, "callback": "didBecomeActive"},
          {"t": 7.3, "callback": "willResignActive"},
          {"t": 15, "callback": "didBecomeActive"},
          {"t": 15.5, "action": "resume", "of": "camera:scan", "thread": "session"},
          {"t": 20, "action": "touch", "of": "view:scan"}
        ]
      },
      {
        "why": "There is no network any more when the interruption is over.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.01, "action": "release", "of": "socket:chat"},
          {"t": 5.02, "callback": "willResignActive", "phase": "end"},
          {"t": 8, "callback": "didBecomeActive"},
          {"t": 8.1, "system": "network", "reachable": false},
          {"t": 30, "system": "network", "reachable": true},
          {"t": 30.1, "action": "acquire", "of": "socket:chat"}
        ]
      },
      {
        "why": "A timer that logs an idle user out runs from the next touch on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "timer:idleLogout"},
          {"t": 5, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.1, "action": "stop", "of": "timer:idleLogout"},
          {"t": 5.2, "callback": "willResignActive", "phase": "end"},
          {"t": 8, "callback": "didBecomeActive"},
          {"t": 13, "action": "touch"},
          {"t": 13.1, "action": "start", "of": "timer:idleLogout"}
        ]
      }
    ],
    "bad": [
      {
        "why": "An app's own log that stops where didBecomeActive returns.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.01, "action": "pause", "of": "timer:spawn"},
          {"t": 9.02, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.01, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [5]
      },
      {
        "why": "Resumed only in willEnterForeground, which an interruption never reaches.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "timer:spawn"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive"},
          {"t": 17, "action": "touch", "of": "view:main"}
        ],
        "reports": [5]
      },
      {
        "why": "One of two windows is interrupted, and its animation stays paused.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "phase": "begin", "scene": "B"},
          {"t": 9.1, "action": "pause", "scene": "B", "of": "animation:lesson"},
          {"t": 9.2, "callback": "sceneWillResignActive", "phase": "end", "scene": "B"},
          {"t": 12, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "B"},
          {"t": 12.1, "action": "uiUpdate", "scene": "B", "of": "view:lesson"},
          {"t": 12.2, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "B"},
          {"t": 17, "action": "touch", "scene": "B", "of": "view:main"}
        ],
        "reports": [10]
      },
      {
        "why": "Notifications of the app, observed in an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.01, "callback": "UIApplication.willResignActiveNotification", "phase": "begin"},
          {"t": 9.02, "action": "pause", "of": "gameloop:main"},
          {"t": 9.03, "callback": "UIApplication.willResignActiveNotification", "phase": "end"},
          {"t": 12, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 12.01, "callback": "UIApplication.didBecomeActiveNotification"},
          {"t": 17, "action": "touch", "of": "view:main"}
        ],
        "reports": [8]
      },
      {
        "why": "A timer is stopped, and none is started in its place.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 1, "action": "start", "of": "timer:poll"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.01, "action": "stop", "of": "timer:poll"},
          {"t": 9.02, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 12, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 40, "action": "touch", "of": "view:a"}
        ],
        "reports": [6]
      },
      {
        "why": "A socket is closed in willResignActive and opened only in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive", "phase": "begin"},
          {"t": 5.01, "action": "release", "of": "socket:chat"},
          {"t": 5.02, "callback": "willResignActive", "phase": "end"},
          {"t": 7, "callback": "didBecomeActive"},
          {"t": 15, "action": "network", "of": "socket:chat", "error": 57}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("interruption/resumes_only_what_it_paused.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "resumes_only_what_it_paused",
  "severity": "warning",
  "summary": "A handler resumes only what its partner paused",
  "why": "didBecomeActive and willEnterForeground are to bring back the state of before. A handler that resumes everything it knows starts the video that the user had paused, or a timer that the app had stopped for good, with sound, in front of whoever is near. So it has been since iOS 4, and for each scene by itself since iOS 13.",
  "fix": "Remember in willResignActive or didEnterBackground what was running then, and resume only that.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
  ],
  "exceptions": "What begins anew on every return by intention, such as a camera's preview: log `start`, not `resume`.",
  "tags": ["interruption", "pairs", "own-pause-only", "seed", "row-05", "row-10"],
  "never": {
    "action": "resume",
    "of": {"present": true},
    "by": {"not": "user"},
    "during": ["@entersForeground", "@becameActive"],
    "state.object": ["pausedElsewhere", "stopped"]
  },
  "message": "{of} is resumed by a handler that had not paused it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it was running, and the handler's partner paused it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "video:lesson"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "video:lesson"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.1, "action": "resume", "of": "video:lesson"},
          {"t": 12.2, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "An interruption paused it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 9.1, "action": "pause", "of": "audio:podcast"},
          {"t": 9.2, "callback": "willResignActive"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 20.4, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 20.41, "action": "resume", "of": "audio:podcast"},
          {"t": 20.42, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "Paused by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "start", "of": "video:movie"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"},
          {"t": 9.001, "callback": "UIApplication.willResignActiveNotification", "phase": "begin"},
          {"t": 9.002, "action": "pause", "of": "video:movie"},
          {"t": 9.003, "callback": "UIApplication.willResignActiveNotification", "phase": "end"},
          {"t": 12, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 12.01, "action": "resume", "of": "video:movie"},
          {"t": 12.02, "callback": "applicationDidBecomeActive(_:)", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user had paused it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "video:lesson"},
          {"t": 5, "action": "pause", "of": "video:lesson", "by": "user"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "video:lesson"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.1, "action": "resume", "of": "video:lesson"},
          {"t": 12.2, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [10]
      },
      {
        "why": "The app had paused it at its end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2, "action": "start", "scene": "A", "of": "video:intro"},
          {"t": 5, "action": "pause", "scene": "A", "of": "video:intro"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 30, "callback": "sceneWillEnterForeground", "phase": "begin", "scene": "A"},
          {"t": 30.1, "action": "resume", "scene": "A", "of": "video:intro"},
          {"t": 30.2, "callback": "sceneWillEnterForeground", "phase": "end", "scene": "A"}
        ],
        "reports": [11]
      }
    ]
  }
}

"""#),
    ("interruption/reveal_what_was_covered.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "reveal_what_was_covered",
  "severity": "error",
  "summary": "didBecomeActive takes away the cover that willResignActive put up",
  "why": "A privacy cover goes up in willResignActive, so that the app switcher shows nothing private. An interruption that the user dismisses ends with didBecomeActive alone; willEnterForeground does not come. A cover that is taken away only there stays, and the user looks at a blank screen until the app is killed. So it has been since the app switcher of iOS 4.",
  "fix": "Take the cover away in didBecomeActive, or show the app's own lock screen there.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
  ],
  "exceptions": "A lock screen that covers the content by intention.",
  "tags": ["interruption", "pairs", "privacy", "active-pair", "seed", "row-05", "row-13"],
  "per": ["session", "scene?"],
  "when": [
    {"action": "obscure", "of": "$cover", "during": "@sceneResignsActive"},
    {
      "action": "obscure",
      "of": "$cover",
      "during": "willResignActive",
      "state.window": ["app", "apart"]
    }
  ],
  "then": [
    {"action": ["reveal", "hide", "remove", "release"], "of": "$cover"},
    {"action": ["prompt", "lock"]},
    {"callback": ["sceneDidDisconnect", "willTerminate"]}
  ],
  "from": [
    {"callback": "@sceneBecameActive", "phase": "done", "state.deviceLock": "unlocked"},
    {
      "callback": "didBecomeActive",
      "phase": "done",
      "state.deviceLock": "unlocked",
      "state.window": ["app", "apart"]
    }
  ],
  "within": "1s",
  "atEnd": "violated",
  "message": "{$cover} was put up in willResignActive and is still there when the user is back",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the cover stays over the whole trip and goes in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive", "phase": "begin"},
          {"t": 10.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 10.02, "callback": "willResignActive", "phase": "end"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 30, "callback": "willEnterForeground"},
          {"t": 30.4, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 30.41, "action": "reveal", "of": "cover:privacy"},
          {"t": 30.42, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "The app asks who is there, and its lock screen takes the cover's place.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive", "phase": "begin"},
          {"t": 10.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 10.02, "callback": "willResignActive", "phase": "end"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 30, "callback": "willEnterForeground"},
          {"t": 30.4, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 30.41, "action": "prompt", "of": "auth:faceID"},
          {"t": 30.42, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "Revealed by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "obscure", "of": "cover:privacy"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "reveal", "of": "cover:privacy"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "The cover fades away, and is gone when that is over.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "obscure", "of": "cover:privacy"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive"},
          {"t": 12.35, "action": "reveal", "of": "cover:privacy"},
          {"t": 20, "action": "touch"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The cover goes only in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 12, "callback": "willResignActive", "phase": "begin"},
          {"t": 12.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 12.02, "callback": "willResignActive", "phase": "end"},
          {"t": 15, "callback": "didBecomeActive"},
          {"t": 16, "action": "touch", "of": "view:covered"},
          {"t": 21, "action": "touch", "of": "view:main"}
        ],
        "reports": [5]
      },
      {
        "why": "In an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 12, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 12.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 12.02, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 15, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "action": "touch", "scene": "A", "of": "view:main"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("interruption/sound_pauses_for_an_interruption.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "sound_pauses_for_an_interruption",
  "severity": "warning",
  "summary": "Sound is paused when a call, an alarm or Siri begins",
  "why": "The system deactivates the app's audio session when a call, an alarm or Siri needs the speaker, whether the app is in front or plays in the background. Players and engines are stopped by it, and an app that does not pause its own state shows a running player without sound, and cannot tell later that it was the interruption that stopped it. AVAudioSession posts the interruption as a notification since iOS 6.",
  "fix": "Observe AVAudioSession.interruptionNotification, and pause when it says `began`.",
  "references": ["https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions"],
  "exceptions": "A session that mixes with others (`mixWithOthers`) is not interrupted by most of them, and logs no interruption.",
  "tags": ["interruption", "audio", "interruption-pair", "seed", "row-13"],
  "when": {"system": "interruption", "of": "@silencing", "state.audio": "playing"},
  "then": {"action": ["pause", "stop"], "of": {"glob": "audio:*"}},
  "within": "1s",
  "message": "sound was playing when the interruption ({of}) began and was not paused",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: Control Center silences nothing.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "controlCenter"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 12, "system": "interruption", "phase": "end", "of": "controlCenter"},
          {"t": 12.1, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A call in the background pauses the player.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 90, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 90.1, "action": "pause", "of": "audio:podcast"},
          {"t": 120, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 120.1, "action": "resume", "of": "audio:podcast"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A call, and the player goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "call"},
          {"t": 20.1, "callback": "didBecomeActive"}
        ],
        "reports": [5]
      },
      {
        "why": "Paused, and too late.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "siri"},
          {"t": 11, "action": "pause", "of": "audio:podcast"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "siri"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("interruption/sound_resumes_after_an_interruption.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "sound_resumes_after_an_interruption",
  "severity": "warning",
  "summary": "Sound goes on when the interruption says that it may",
  "why": "The end of an audio interruption carries `shouldResume` when the interruption was of the kind after which playback goes on, such as a call that was declined. An app that ignores it stays silent; one that waits for didBecomeActive stays silent in the background, where that does not come. So it has been since iOS 6.",
  "fix": "When interruptionNotification says `ended` with shouldResume, activate the audio session and resume what the interruption paused.",
  "references": ["https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions"],
  "exceptions": "A player that the user paused during the interruption.",
  "tags": ["interruption", "audio", "interruption-pair", "seed", "row-13"],
  "when": [
    {
      "system": "interruption",
      "phase": "end",
      "of": "@silencing",
      "shouldResume": true,
      "state.audio": "silenced",
      "state.app": "active"
    },
    {
      "system": "interruption",
      "phase": "end",
      "of": "@silencing",
      "shouldResume": true,
      "state.audio": "silenced",
      "state.app": ["background", "unattached", "systemLaunched"],
      "state.audioMode": "declared"
    }
  ],
  "then": {"action": ["resume", "start", "stop"], "of": {"glob": "audio:*"}},
  "within": "1s",
  "message": "the interruption ({of}) is over, sound may go on, and does not",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the interruption does not say so, and the app stays silent.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 9.1, "action": "pause", "of": "audio:podcast"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "call"},
          {"t": 25, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "A call in the background ends, and the player goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 90, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 90.1, "action": "pause", "of": "audio:podcast"},
          {"t": 120, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 120.1, "action": "resume", "of": "audio:podcast"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A call in the background ends, and the player stays silent.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 90, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 90.1, "action": "pause", "of": "audio:podcast"},
          {"t": 120, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 180, "action": "tick", "of": "timer:progress", "mode": "audio"}
        ],
        "reports": [9]
      },
      {
        "why": "An alarm over the active app.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2, "action": "start", "of": "audio:game"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "alarm"},
          {"t": 9.1, "action": "pause", "of": "audio:game"},
          {"t": 12, "system": "interruption", "phase": "end", "of": "alarm", "shouldResume": true},
          {"t": 14, "action": "resume", "of": "audio:game"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("interruption/sound_resumes_when_active_again.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "sound_resumes_when_active_again",
  "severity": "warning",
  "summary": "Sound that may go on does so within a second of the next didBecomeActive",
  "why": "When a call or Siri ends, the app is often still inactive, and the audio session cannot be activated yet. Then didBecomeActive is the moment: if nothing resumes there, the player stays silent although the interruption said `shouldResume`, and the user has to press play. So it has been since iOS 6.",
  "fix": "Where the session cannot be activated at the end of the interruption, remember it, and resume in didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
  ],
  "exceptions": "A player that the user paused during the interruption.",
  "tags": ["interruption", "audio", "interruption-pair", "seed", "row-05", "row-13"],
  "when": [
    {
      "system": "interruption",
      "phase": "end",
      "of": "@silencing",
      "shouldResume": true,
      "state.audio": "silenced",
      "state.app": ["inactive", "entering"]
    },
    {
      "system": "interruption",
      "phase": "end",
      "of": "@silencing",
      "shouldResume": true,
      "state.audio": "silenced",
      "state.app": "@away",
      "state.audioMode": {"not": "declared"}
    }
  ],
  "then": {"action": ["resume", "start", "stop"], "of": {"glob": "audio:*"}},
  "from": {"callback": "@becameActive", "phase": "done"},
  "within": "1s",
  "message": "the interruption ({of}) is over, sound may go on, and the app is active again without it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: resumed within didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 9.05, "action": "pause", "of": "audio:podcast"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 20.4, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 20.41, "action": "resume", "of": "audio:podcast"},
          {"t": 20.42, "callback": "didBecomeActive", "phase": "end"},
          {"t": 30, "action": "touch", "of": "view:player"}
        ]
      },
      {
        "why": "Resumed at once, still inactive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2, "action": "start", "of": "audio:game"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "siri"},
          {"t": 9.05, "action": "pause", "of": "audio:game"},
          {"t": 9.1, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "siri", "shouldResume": true},
          {"t": 20.1, "action": "resume", "of": "audio:game"},
          {"t": 20.4, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 30, "action": "touch", "of": "view:board", "scene": "A"}
        ]
      },
      {
        "why": "The callback is logged as an instant, and the player starts a moment later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "start", "of": "audio:song"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"},
          {"t": 9.05, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 9.07, "action": "pause", "of": "audio:song"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 20.04, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 20.09, "action": "resume", "of": "audio:song"},
          {"t": 30, "action": "touch", "of": "view:a"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The app is active again, and nothing resumes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:podcast"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "siri"},
          {"t": 9.05, "action": "pause", "of": "audio:podcast"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "siri", "shouldResume": true},
          {"t": 20.4, "callback": "didBecomeActive"},
          {"t": 25, "action": "touch", "of": "view:main"}
        ],
        "reports": [8]
      },
      {
        "why": "In an app with scenes, after a call.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 2, "action": "start", "of": "audio:game"},
          {"t": 9, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 9.05, "action": "pause", "of": "audio:game"},
          {"t": 9.1, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 20.4, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 20.41, "action": "uiUpdate", "of": "view:player"},
          {"t": 20.42, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"},
          {"t": 25, "action": "touch", "scene": "A", "of": "view:main"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("interruption/sound_stays_silent_without_leave.json", #"""
{
  "id": "sound_stays_silent_without_leave",
  "severity": "warning",
  "summary": "Sound stays silent where the interruption does not say that it may go on",
  "why": "When an interruption ends, AVAudioSession says by shouldResume whether the app may go on by itself. Without it the user has begun something else, or ended the sound, and music that starts again in a pocket is unwanted. The flag came with iOS 6.",
  "fix": "Look at AVAudioSession.InterruptionOptions.shouldResume and wait for the user where it is missing.",
  "tags": ["interruption", "audio", "interruption-pair", "seed", "row-13"],
  "references": ["https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions"],
  "exceptions": "A game that plays again when it becomes active: that begins a new time.",
  "when": {
    "system": "interruption",
    "phase": "end",
    "of": "@silencing",
    "shouldResume": false,
    "state.audio": ["interrupted", "silenced"]
  },
  "never": {"action": ["resume", "start"], "of": {"glob": "audio:*"}, "by": {"not": "user"}},
  "within": "1s",
  "until": [{"callback": "@becameActive"}, {"action": "touch"}],
  "message": "{of} goes on by itself, and the interruption did not say that it may",
  "examples": {
    "good": [
      {
        "why": "The user presses play.",
        "trace": [
          {"t": 0, "system": "launch"},
          {"t": 1, "action": "start", "of": "audio:p"},
          {"t": 5, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 5.1, "action": "pause", "of": "audio:p"},
          {"t": 9, "system": "interruption", "phase": "end", "of": "call", "shouldResume": false},
          {"t": 9.5, "action": "resume", "of": "audio:p", "by": "user"}
        ]
      },
      {
        "why": "It may go on.",
        "trace": [
          {"t": 0, "system": "launch"},
          {"t": 1, "action": "start", "of": "audio:p"},
          {"t": 5, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 5.1, "action": "pause", "of": "audio:p"},
          {"t": 9, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 9.5, "action": "resume", "of": "audio:p"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Plays again although another player has taken over.",
        "trace": [
          {"t": 0, "system": "launch"},
          {"t": 1, "action": "start", "of": "audio:p"},
          {"t": 5, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 5.1, "action": "pause", "of": "audio:p"},
          {"t": 9, "system": "interruption", "phase": "end", "of": "call", "shouldResume": false},
          {"t": 9.5, "action": "resume", "of": "audio:p"}
        ],
        "reports": [6]
      },
      {
        "why": "Starts anew.",
        "trace": [
          {"t": 0, "system": "launch"},
          {"t": 1, "action": "start", "of": "audio:p"},
          {"t": 5, "system": "interruption", "phase": "begin", "of": "siri"},
          {"t": 5.1, "action": "pause", "of": "audio:p"},
          {"t": 9, "system": "interruption", "phase": "end", "of": "siri", "shouldResume": false},
          {"t": 9.1, "action": "start", "of": "audio:p"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("interruption/sound_waits_for_the_end.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "sound_waits_for_the_end",
  "severity": "warning",
  "summary": "No sound starts by itself while an interruption lasts",
  "why": "While a call, an alarm or Siri has the speaker, the app's audio session is not active: a start fails, or the sound comes back over the call. Most often one handler toggles between playing and paused at both ends of the interruption, so that what the user had paused begins when the telephone rings. AVAudioSession posts the interruption with its type, `began` or `ended`, since iOS 6.",
  "fix": "Look at AVAudioSession.InterruptionType: pause at `began`, whatever the state was, and resume only at `ended` what `began` had paused.",
  "references": ["https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions"],
  "exceptions": "The sound of a call of the app's own, for which CallKit activates the session: log no interruption for it. An interruption whose end is not in the log, and a user who starts the sound (`by: user`, or a `touch` before).",
  "tags": ["interruption", "audio", "interruption-pair", "seed", "row-13"],
  "scope": {
    "between": [
      {"system": "interruption", "of": "@silencing"},
      [
        {"system": "interruption", "phase": "end", "of": "@silencing"},
        {"callback": "@becameActive"},
        {"action": "touch"}
      ]
    ]
  },
  "never": {
    "action": ["start", "resume"],
    "of": {"glob": "audio:*"},
    "by": {"not": "@asked"}
  },
  "message": "{of} starts although the interruption lasts",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it goes on when the interruption is over.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:stream"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 20.01, "action": "pause", "of": "audio:stream"},
          {"t": 20.1, "callback": "willResignActive"},
          {"t": 50, "callback": "didBecomeActive"},
          {"t": 50.1, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 50.2, "action": "resume", "of": "audio:stream"}
        ]
      },
      {
        "why": "The app is active again, and the player does not wait for the end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:stream"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "siri"},
          {"t": 20.01, "action": "pause", "of": "audio:stream"},
          {"t": 20.1, "callback": "willResignActive"},
          {"t": 30, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 30.01, "action": "resume", "of": "audio:stream"},
          {"t": 30.02, "callback": "didBecomeActive", "phase": "end"},
          {"t": 30.1, "system": "interruption", "phase": "end", "of": "siri", "shouldResume": true}
        ]
      },
      {
        "why": "Control Center silences nothing.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "controlCenter"},
          {"t": 20.1, "callback": "willResignActive"},
          {"t": 22, "action": "start", "of": "audio:stream"},
          {"t": 25, "system": "interruption", "phase": "end", "of": "controlCenter"},
          {"t": 25.1, "callback": "didBecomeActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The handler toggles: what the user had paused starts when a call comes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:stream"},
          {"t": 10, "action": "pause", "of": "audio:stream", "by": "user"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 20.01, "action": "resume", "of": "audio:stream"},
          {"t": 20.1, "callback": "willResignActive"},
          {"t": 50, "callback": "didBecomeActive"},
          {"t": 50.1, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 50.2, "action": "pause", "of": "audio:stream"}
        ],
        "reports": [7]
      },
      {
        "why": "A player in the background starts its next title during the call.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "audio:stream"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "interruption", "phase": "begin", "of": "call"},
          {"t": 20.01, "action": "pause", "of": "audio:stream"},
          {"t": 31, "action": "start", "of": "audio:next"},
          {"t": 50, "system": "interruption", "phase": "end", "of": "call", "shouldResume": true},
          {"t": 50.2, "action": "resume", "of": "audio:stream"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("interruption/stop_what_resign_started.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "stop_what_resign_started",
  "severity": "warning",
  "summary": "didBecomeActive stops what willResignActive started",
  "why": "Whatever willResignActive starts, a countdown to lock or to reload, a watch over the time away, is meant for the time without the user. If only willEnterForeground stops it, an interruption that the user dismisses leaves it running, and it strikes while the user works: the app locks, reloads or logs out in front of them. So it has been since iOS 4, which brought the way back that is none.",
  "fix": "Stop it in didBecomeActive, or start it in didEnterBackground, whose partner is willEnterForeground.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
  ],
  "exceptions": "Work that is meant to outlive the interruption: uploads, requests, jobs and the like are known by their `of`; allow what else there is.",
  "tags": [
    "interruption", "pairs", "active-pair", "inactive-not-background", "seed", "row-05", "row-13"
  ],
  "per": ["session", "scene?"],
  "when": [
    {
      "action": "start",
      "of": {
        "as": "$what",
        "not": [
          {"glob": "task:*"},
          {"glob": "bgtask:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "job:*"},
          {"glob": "queue:*"},
          {"glob": "db:*"},
          {"glob": "file:*"},
          {"glob": "socket:*"},
          {"glob": "session:*"},
          {"glob": "delegate:*"},
          {"glob": "observer:*"},
          {"glob": "cover:*"}
        ]
      },
      "during": "sceneWillResignActive"
    },
    {
      "action": "start",
      "of": {
        "as": "$what",
        "not": [
          {"glob": "task:*"},
          {"glob": "bgtask:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "job:*"},
          {"glob": "queue:*"},
          {"glob": "db:*"},
          {"glob": "file:*"},
          {"glob": "socket:*"},
          {"glob": "session:*"},
          {"glob": "delegate:*"},
          {"glob": "observer:*"},
          {"glob": "cover:*"}
        ]
      },
      "during": "willResignActive",
      "state.window": ["app", "apart"]
    },
    {
      "action": "start",
      "of": {
        "as": "$what",
        "not": [
          {"glob": "task:*"},
          {"glob": "bgtask:*"},
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "job:*"},
          {"glob": "queue:*"},
          {"glob": "db:*"},
          {"glob": "file:*"},
          {"glob": "socket:*"},
          {"glob": "session:*"},
          {"glob": "delegate:*"},
          {"glob": "observer:*"},
          {"glob": "cover:*"}
        ]
      },
      "during": "scenePhaseInactive",
      "state.app": "inactive"
    }
  ],
  "then": [
    {"action": ["stop", "pause", "release"], "of": "$what"},
    {"callback": ["sceneDidDisconnect", "willTerminate"]}
  ],
  "from": [
    {"callback": "@sceneBecameActive", "phase": "done", "state.deviceLock": "unlocked"},
    {
      "callback": "didBecomeActive",
      "phase": "done",
      "state.deviceLock": "unlocked",
      "state.window": ["app", "apart"]
    }
  ],
  "within": "250ms",
  "atEnd": "violated",
  "message": "{$what} was started in willResignActive and runs on when the user is back",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: started in willResignActive, stopped in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive", "phase": "begin"},
          {"t": 20.01, "action": "start", "of": "timer:lock", "delay": 10},
          {"t": 20.02, "callback": "willResignActive", "phase": "end"},
          {"t": 23, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 23.01, "action": "stop", "of": "timer:lock"},
          {"t": 23.02, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "An upload that begins when the app leaves may go on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive", "phase": "begin"},
          {"t": 20.01, "action": "start", "of": "upload:log"},
          {"t": 20.02, "callback": "willResignActive", "phase": "end"},
          {"t": 23, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Stopped by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 9, "callback": "applicationWillResignActive(_:)", "phase": "begin"},
          {"t": 9.1, "action": "start", "of": "timer:idle"},
          {"t": 9.2, "callback": "applicationWillResignActive(_:)", "phase": "end"},
          {"t": 62, "callback": "applicationDidBecomeActive(_:)", "phase": "begin"},
          {"t": 62.01, "callback": "applicationDidBecomeActive(_:)", "phase": "end"},
          {"t": 62.011, "callback": "UIApplication.didBecomeActiveNotification", "phase": "begin"},
          {"t": 62.012, "action": "stop", "of": "timer:idle"},
          {"t": 62.013, "callback": "UIApplication.didBecomeActiveNotification", "phase": "end"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A countdown to a reload is stopped only in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive", "phase": "begin"},
          {"t": 20.01, "action": "start", "of": "timer:reload", "delay": 10},
          {"t": 20.02, "callback": "willResignActive", "phase": "end"},
          {"t": 23, "callback": "didBecomeActive"},
          {"t": 30, "action": "tick", "of": "timer:reload"}
        ],
        "reports": [5]
      },
      {
        "why": "The same in an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 20.01, "action": "start", "of": "monitor:absence"},
          {"t": 20.02, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 23, "callback": "sceneDidBecomeActive", "phase": "begin", "scene": "A"},
          {"t": 23.01, "action": "uiUpdate", "of": "view:main"},
          {"t": 23.02, "callback": "sceneDidBecomeActive", "phase": "end", "scene": "A"},
          {"t": 28, "action": "touch", "scene": "A", "of": "view:main"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("interruption/tracking_prompt_needs_active.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "tracking_prompt_needs_active",
  "severity": "warning",
  "summary": "Leave to track is asked for while the app is active",
  "why": "Since iOS 15, requestTrackingAuthorization shows its alert only while the app is active. Called in didFinishLaunching, in willEnterForeground or while another alert makes the app inactive, it shows nothing and returns `notDetermined` or `denied`. App review then finds no question, and rejects the app for tracking without leave.",
  "fix": "Ask in didBecomeActive or after a first screen of your own, and wait for the end of any other prompt.",
  "references": [
    "https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)"
  ],
  "exceptions": "A call whose answer is known already and that shows nothing: log `prompt` only where an alert is meant to come. A log that never says that the app is active is not judged. Where the app is inactive within two seconds of being active, the alert is there; iOS 14, which asked in any state, is not judged.",
  "tags": ["interruption", "launch", "seed", "row-03", "row-13"],
  "when": [
    {
      "action": "prompt",
      "of": [{"glob": "*:tracking*"}, {"glob": "*:appTracking*"}, {"glob": "*:att"}],
      "trace.os": {"not": [{"glob": "*OS 14"}, {"glob": "*OS 14.*"}]},
      "state.app": [
        "launching", "systemLaunching", "launched", "systemLaunched", "connected", "entering",
        "background"
      ]
    },
    {
      "action": "prompt",
      "of": [{"glob": "*:tracking*"}, {"glob": "*:appTracking*"}, {"glob": "*:att"}],
      "trace.os": {"not": [{"glob": "*OS 14"}, {"glob": "*OS 14.*"}]},
      "state.app": "inactive",
      "state.prompt": "shown"
    }
  ],
  "then": [
    {
      "action": "prompt",
      "of": [{"glob": "*:tracking*"}, {"glob": "*:appTracking*"}, {"glob": "*:att"}],
      "state.app": "active"
    },
    {"callback": ["@resignsActive", "@entersBackground"]},
    {"system": ["interruption", "suspend"]}
  ],
  "from": {"callback": "@becameActive"},
  "within": "2s",
  "atEnd": "violated",
  "message": "{of} is asked for while the app is not active, and no alert comes",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: asked in didBecomeActive; the alert itself makes the app inactive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 0.61, "action": "prompt", "of": "auth:tracking"},
          {"t": 0.62, "callback": "didBecomeActive", "phase": "end"},
          {"t": 0.7, "callback": "willResignActive"},
          {"t": 3, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Another question may come before the scene is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.55, "action": "prompt", "of": "auth:faceID"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 4, "action": "prompt", "of": "permission:tracking"}
        ]
      },
      {
        "why": "iOS 14 showed the alert also where the app was not active yet.",
        "trace": [
          {"lifelint": 1, "os": "iOS 14.4"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "prompt", "of": "auth:tracking"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "action": "touch"}
        ]
      },
      {
        "why": "An observer runs a moment before the logger: the alert comes, and makes the scene inactive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.598, "action": "prompt", "of": "permission:tracking"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 0.9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 4, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "action": "touch"}
        ]
      },
      {
        "why": "Asked too early, and once more when the app is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "prompt", "of": "permission:tracking", "result": "notDetermined"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "prompt", "of": "permission:tracking"},
          {"t": 1.1, "callback": "willResignActive"},
          {"t": 4, "callback": "didBecomeActive"},
          {"t": 9, "action": "touch"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Asked in didFinishLaunching.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "prompt", "of": "auth:tracking"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.6, "callback": "didBecomeActive"}
        ],
        "reports": [3]
      },
      {
        "why": "Asked right after the question about notifications, whose alert is still up.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 4.9, "action": "prompt", "of": "permission:notifications"},
          {"t": 5, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 5.1, "action": "prompt", "of": "permission:tracking"},
          {"t": 9, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("interruption/work_while_inactive.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "work_while_inactive",
  "severity": "note",
  "summary": "Timers and game loops rest while the app is inactive",
  "why": "willResignActive is the moment to pause running tasks, to disable timers and to lower frame rates, since the user looks at something else. The app is still seen, so that going on is no fault by itself: a video in split view plays on. A game that goes on loses the player's life behind a call. So it has been since iOS 2.",
  "fix": "Pause in willResignActive what needs the user's attention, and resume it in didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
  ],
  "exceptions": "Video calls, navigation and music, which users expect to go on while they look at something else.",
  "tags": ["interruption", "seed", "row-04"],
  "never": {
    "action": "tick",
    "of": [{"glob": "timer:*"}, {"glob": "gameloop:*"}],
    "mode": null,
    "state.app": "inactive"
  },
  "message": "{of} goes on while the app is inactive",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it was paused and goes on afterwards.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "tick", "of": "gameloop:main"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "pause", "of": "gameloop:main"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.1, "action": "resume", "of": "gameloop:main"},
          {"t": 12.2, "callback": "didBecomeActive", "phase": "end"},
          {"t": 13, "action": "tick", "of": "gameloop:main"}
        ]
      },
      {
        "why": "The other window is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 6, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 7, "action": "tick", "of": "timer:clock"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The game goes on behind Control Center.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 10, "action": "tick", "of": "gameloop:main"},
          {"t": 12, "callback": "didBecomeActive"}
        ],
        "reports": [5]
      },
      {
        "why": "A timer goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 10, "action": "tick", "of": "timer:refresh"},
          {"t": 12, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("interruption.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "interruption",
  "initial": "none",
  "states": {
    "none": "nothing covers or silences the app",
    "interrupted": "something covers or silences the app"
  },
  "transitions": [
    {"on": {"system": "interruption", "phase": "end"}, "to": "none"},
    {"on": {"system": "interruption"}, "to": "interrupted"}
  ]
}

"""#),
    ("ios.timeline.json", #"""
{
  "$schema": "timeline.schema.json",
  "lanes": [
    {
      "model": "app",
      "title": "App",
      "tones": {
        "off": ["notRunning", "unattached"],
        "starting": [
          "launching", "systemLaunching", "launched", "systemLaunched", "connected", "entering"
        ],
        "front": ["active"],
        "between": ["inactive"],
        "back": ["background"],
        "frozen": ["suspended"],
        "ending": ["terminating", "unconnected"]
      }
    },
    {
      "model": "scene",
      "title": "Scene",
      "tones": {
        "off": ["unattached"],
        "starting": ["connected", "entering"],
        "front": ["active"],
        "between": ["inactive"],
        "back": ["background"],
        "frozen": ["suspended"],
        "ending": ["unconnected"]
      }
    },
    {
      "model": "dataAtRisk",
      "title": "Data at risk",
      "atRisk": ["unsaved", "saving", "changed"],
      "tones": {"off": ["saved", "writing"], "risk": ["unsaved", "saving", "changed"]},
      "record": "the action `markDirty` when the user's data changes and `save` when it is on disk, each with what it is about in `of`"
    },
    {
      "model": "unnamedAtRisk",
      "title": "Data at risk",
      "atRisk": ["unsaved", "saving", "changed"],
      "tones": {"off": ["saved", "writing"], "risk": ["unsaved", "saving", "changed"]}
    }
  ],
  "hangs": [
    {"on": {"kind": "callback", "thread": "main", "phase": "end", "elapsed": {"min": "@hang"}}},
    {
      "on": {"action": "@blocking", "thread": "main", "duration": {"min": "@hang"}},
      "lasts": "duration"
    }
  ],
  "kills": {"system": "watchdog"},
  "measures": [
    "launch", "resume", "enter_background", "until_suspended", "background_task",
    "scheduled_task"
  ]
}

"""#),
    ("kept.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "kept",
  "per": [],
  "initial": "nothing",
  "states": {
    "nothing": "nothing was saved",
    "saved": "state was saved",
    "lost": "the app was killed with its state saved",
    "asked": "the user opened the app again, and its state was not restored yet"
  },
  "transitions": [
    {
      "on": {
        "action": "save",
        "of": [
          {"glob": "document:*"},
          {"glob": "draft:*"},
          {"glob": "state:*"},
          {"glob": "game:*"},
          {"glob": "navigation:*"},
          {"glob": "ui:*"},
          {"glob": "view:*"},
          {"glob": "form:*"},
          {"glob": "route:*"},
          {"glob": "tab:*"},
          {"glob": "webview:*"}
        ]
      },
      "from": ["nothing", "saved", "asked", "unknown"],
      "to": "saved"
    },
    {"on": {"system": "exit", "reason": ["jetsam", "memory"]}, "from": ["saved"], "to": "lost"},
    {"on": {"system": "exit", "reason": "userKill"}, "to": "nothing"},
    {"on": {"system": "exit"}, "from": ["nothing", "saved", "asked"], "to": "nothing"},
    {
      "on": {"system": "launch", "reason": {"not": "@systemReason"}},
      "from": ["lost"],
      "to": "asked"
    },
    {"on": {"callback": "@entersForeground"}, "from": ["lost"], "to": "asked"},
    {
      "on": {"action": "restore", "result": {"not": ["empty", "missing", "failed"]}},
      "from": ["lost", "asked"],
      "to": "saved"
    },
    {"on": {"callback": "@becameActive", "phase": "done"}, "from": ["asked"], "to": "nothing"}
  ]
}

"""#),
    ("launch/background_connect_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_connect_within_budget",
  "severity": "error",
  "summary": "A scene that connects in a background launch is connected within the launch's 5 seconds",
  "why": "Since iOS 13 the system may connect a scene already in a background launch, for the snapshot or for an activity. Its set-up counts in the same short allowance (`scene-create`): a launch was ended after 5.96 seconds of wall clock, of which the app itself had used 0.4 seconds of CPU.",
  "fix": "Keep scene(_:willConnectTo:options:) small: make the window and its first view, and load what it shows in sceneWillEnterForeground, which comes only when the scene is about to be seen.",
  "references": [
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations",
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
  ],
  "exceptions": "A debugger, with which no limit is enforced. A scene that connects after the app has got what it was launched for, since then the user may have opened it.",
  "tags": [
    "launch", "background", "scenes", "budget", "budget-launch", "seed", "row-02", "row-03",
    "row-11"
  ],
  "scope": {
    "after": {"system": "launch", "reason": "@systemReason"},
    "until": [
      {"callback": ["@handsOverCompletion", "@entersForeground", "didReceiveIncomingPush"]},
      {"system": ["suspend", "bgTaskLaunch"]}
    ],
    "for": "5s"
  },
  "when": {"callback": "sceneWillConnect", "phase": "begin", "scene": "$scene?"},
  "then": {"callback": "sceneWillConnect", "phase": "end", "scene": "$scene?"},
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "scene {scene} was not connected in the time of the background launch",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the user connects the scene, and the set-up takes long.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 6, "callback": "sceneWillConnect", "phase": "end", "scene": "A"},
          {"t": 6.2, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 6.4, "callback": "sceneDidBecomeActive", "scene": "A"}
        ]
      },
      {
        "why": "The scene is connected at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 0.4, "callback": "sceneWillConnect", "phase": "end", "scene": "A"},
          {"t": 0.5, "callback": "didReceiveRemoteNotification"},
          {"t": 1, "action": "complete", "of": "push:silent"},
          {"t": 6, "system": "suspend"}
        ]
      },
      {
        "why": "A push was handled, and then the user opens the app.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push", "lifecycle": "scene"},
          {"t": 0.1, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 0.8, "action": "complete", "of": "push:1"},
          {"t": 4.8, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 5.2, "callback": "sceneWillConnect", "phase": "end", "scene": "A"},
          {"t": 5.3, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 5.5, "callback": "sceneDidBecomeActive", "scene": "A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The system ends the launch while the scene is being connected.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 4, "callback": "didFinishLaunching"},
          {"t": 4.1, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 5.96, "system": "watchdog", "event": "scene-create", "visibility": "background"},
          {"t": 5.97, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [3]
      },
      {
        "why": "The connection is late.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 7, "callback": "sceneWillConnect", "phase": "end", "scene": "A"},
          {"t": 9, "system": "suspend"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("launch/background_launch_is_quiet.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_launch_is_quiet",
  "severity": "warning",
  "summary": "A wake-up by the system is not a visit of the user",
  "why": "The system launches or resumes an app in the background for a push, a fetch, a location; didFinishLaunching runs then too, and no one looks. An app that takes this for an opening counts visits that never were, asks for Face ID in a pocket, and starts timers and media that the system stops seconds later. Time and battery spent here make further wake-ups rarer. Silent launches came with iOS 4 for locations and calls and with iOS 7 for fetches and pushes; since iOS 15 a prewarmed process is another launch that no user asked for.",
  "fix": "Decide by the application state or by the callback: begin sessions, show and prompt in willEnterForeground or didBecomeActive, which come only when the user does.",
  "references": [
    "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence",
    "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence"
  ],
  "exceptions": "An app whose background mode is its use: a player, a navigation, a call. Its session may begin in the background, and a launch for `bluetooth`, `voip`, `audio` or `location` shows the mode even where `backgroundModes` is not logged. A timer or a sensor beside an open background task or a push, fetch or scheduled task that is not completed yet. What the user asks for from outside the app (`by: intent`, `siri`, `remote`), and what comes within a second of the user's arrival.",
  "tags": [
    "launch", "background", "sessions", "background-launch-quiet", "seed", "row-03", "row-11"
  ],
  "when": [
    {
      "action": ["sessionStart", "prompt", "show", "reveal"],
      "of": {"not": {"glob": "notification:*"}},
      "by": {"not": ["@asked", "system"]},
      "state.unasked": "yes"
    },
    {
      "action": "track",
      "event": [
        {"glob": "Opened*"},
        {"glob": "*App Opened*"},
        {"glob": "*app_opened*"},
        {"glob": "*appOpened*"},
        {"glob": "*App Foreground*"},
        {"glob": "*enter_foreground*"}
      ],
      "state.unasked": "yes"
    },
    {
      "action": "uiUpdate",
      "during": ["willFinishLaunching", "didFinishLaunching"],
      "state.unasked": "yes"
    },
    {
      "action": ["start", "resume"],
      "of": [
        {"glob": "timer:*"},
        {"glob": "animation:*"},
        {"glob": "motion:*"},
        {"glob": "bluetooth:*"},
        {"glob": "sensor:*"}
      ],
      "mode": null,
      "state.longMode": "none",
      "state.assertion": "none",
      "state.wakeUp": "none",
      "state.unasked": "yes",
      "state.launch": ["systemLaunching", "system"]
    },
    {
      "action": ["start", "resume"],
      "of": [
        {"glob": "gameloop:*"},
        {"glob": "renderloop:*"},
        {"glob": "displaylink:*"},
        {"glob": "camera:*"}
      ],
      "mode": null,
      "state.unasked": "yes",
      "state.launch": ["systemLaunching", "system"],
      "state.carplay": {"not": "connected"}
    },
    {
      "action": ["start", "resume"],
      "of": [{"glob": "audio:*"}, {"glob": "video:*"}],
      "mode": null,
      "by": {"not": "@asked"},
      "state.longMode": "none",
      "state.unasked": "yes",
      "state.launch": ["systemLaunching", "system"]
    },
    {
      "action": ["start", "resume"],
      "of": {
        "any": [{"glob": "location:*"}],
        "not": [
          {"glob": "location:significant*"},
          {"glob": "location:region*"},
          {"glob": "location:visit*"}
        ]
      },
      "api": {"not": ["significantChanges", "regions", "visits"]},
      "mode": null,
      "state.locationMode": "none",
      "state.unasked": "yes",
      "state.launch": ["systemLaunching", "system"]
    }
  ],
  "then": {"callback": ["@entersForeground", "@becameActive", "scenePhaseInactive"]},
  "within": "1s",
  "atEnd": "violated",
  "before": {"system": ["suspend", "exit"]},
  "message": "{action} of {of} in a wake-up by the system, and the user is not there in time",
  "examples": {
    "good": [
      {
        "why": "A notification is shown, and a database is opened, which no user sees.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "region"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "action": "show", "of": "notification:arrived"},
          {"t": 0.5, "action": "track", "event": "database_opened"},
          {"t": 3, "system": "suspend"}
        ]
      },
      {
        "why": "Nearest look-alike: the session begins when the user opens the app later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification"},
          {"t": 3, "action": "complete", "of": "push:silent"},
          {"t": 4, "system": "suspend"},
          {"t": 600, "system": "resume", "reason": "user"},
          {"t": 600.1, "callback": "willEnterForeground"},
          {"t": 600.2, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 600.21, "action": "sessionStart", "of": "session:analytics"},
          {"t": 600.22, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "A player with the audio mode is woken by Bluetooth and plays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bluetooth", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 1, "action": "start", "of": "audio:radio"}
        ]
      },
      {
        "why": "A launch for Bluetooth, which only its mode makes possible, goes on with its scan.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bluetooth"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.22, "action": "start", "of": "bluetooth:scan"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 10, "system": "suspend"}
        ]
      },
      {
        "why": "A call is answered on the lock screen, and sounds.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "voip"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveIncomingPush"},
          {"t": 0.41, "action": "reportCall", "of": "call:1"},
          {"t": 5, "action": "start", "of": "audio:call"},
          {"t": 5.1, "action": "start", "of": "timer:callDuration"}
        ]
      },
      {
        "why": "A push is answered within a time-out.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 0.5, "action": "start", "of": "timer:timeout"},
          {"t": 3, "action": "stop", "of": "timer:timeout"},
          {"t": 3.1, "action": "complete", "of": "push:1"}
        ]
      },
      {
        "why": "A location wakes the app, which follows it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "location"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.21, "action": "start", "of": "location:updates"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "end"}
        ]
      },
      {
        "why": "A push launches the app, and the user opens it; the log has no willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 1, "action": "complete", "of": "push:1"},
          {"t": 5, "action": "show", "of": "view:home"},
          {"t": 5.02, "action": "start", "of": "animation:logo"},
          {"t": 5.1, "callback": "didBecomeActive"},
          {"t": 9, "action": "touch"}
        ]
      },
      {
        "why": "The button of a Live Activity, which is an intent, plays a song.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "liveActivity"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "action": "start", "of": "audio:song", "by": "intent"},
          {"t": 90, "action": "stop", "of": "audio:song"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A silent push counts as an opening.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.21, "action": "sessionStart", "of": "session:analytics"},
          {"t": 0.35, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification"},
          {"t": 3, "action": "complete", "of": "push:silent"}
        ],
        "reports": [3]
      },
      {
        "why": "A location wakes a suspended app, and it asks for Face ID.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "location"},
          {"t": 90.1, "action": "prompt", "of": "auth:faceID"},
          {"t": 95, "system": "suspend"}
        ],
        "reports": [8]
      },
      {
        "why": "A location launches the app, which starts its render loop; no background mode covers that.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "location", "backgroundModes": ["location"]},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.24, "action": "start", "of": "renderloop:engine"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 9, "system": "suspend"}
        ],
        "reports": [3]
      },
      {
        "why": "A push launches the app, which follows the location as always.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.21, "action": "start", "of": "location:updates"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 1, "action": "complete", "of": "push:1"},
          {"t": 5, "system": "suspend"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("launch/background_launch_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_launch_within_budget",
  "severity": "error",
  "summary": "A background launch is done within 5 seconds",
  "why": "A launch in the background (a push, a location, a fetch) gets far less than one for the user: reports show kills after 5.96 seconds of wall clock, and after 3.4 to 4.9 seconds of CPU time. The system ends the app with 0x8badf00d; the event it was launched for is lost, and further launches become rarer. The reports are of iOS 13 and later; no number is documented.",
  "fix": "Look at the reason for the launch before any set-up. Defer everything that only a visible app needs until willEnterForeground or the connection of a scene.",
  "references": [
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations",
    "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"
  ],
  "exceptions": "A launch with a debugger, which has no limit.",
  "tags": [
    "launch", "background", "budget", "budget-launch", "background-launch-quiet", "seed", "row-03",
    "row-11"
  ],
  "when": {"system": "launch", "reason": "@systemReason"},
  "then": [
    {"callback": "didFinishLaunching", "phase": "done"},
    {"callback": {"not": "@launchCallback"}, "during": {"not": "@launchCallback"}},
    {"system": "suspend"}
  ],
  "within": "5s",
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "the background launch ({reason}) was not done in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: a launch for the user may take as long.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 6, "callback": "didFinishLaunching"},
          {"t": 6.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The set-up waits, and the push is handled.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.26, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.3, "callback": "didReceiveRemoteNotification"},
          {"t": 2, "action": "complete", "of": "push:silent"},
          {"t": 2.5, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "All SDKs start as in the foreground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "location"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.5, "action": "read", "of": "db:analytics", "duration": 5.2},
          {"t": 5.8, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 9, "system": "suspend"}
        ],
        "reports": [1]
      },
      {
        "why": "The system ends the launch.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "fetch"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "begin"},
          {
            "t": 4.9,
            "system": "watchdog",
            "event": "process-launch",
            "visibility": "background",
            "code": "0x8badf00d"
          },
          {"t": 4.91, "system": "exit", "reason": "watchdog", "code": "0x8badf00d"}
        ],
        "reports": [1]
      }
    ]
  }
}

"""#),
    ("launch/input_before_launch_ends.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "input_before_launch_ends",
  "severity": "warning",
  "summary": "No input is handled during the launch",
  "why": "Until didFinishLaunching and the first connection have returned, the main thread is busy and UIKit delivers no events. Input that is handled in these callbacks was made up by the app, or comes from another thread, and meets an interface that is not ready. So it has been since iOS 2.",
  "fix": "Handle input from didBecomeActive on.",
  "references": ["https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"],
  "exceptions": "Input that a UI test makes up on purpose.",
  "tags": ["launch", "input", "seed", "row-03"],
  "never": {"action": "touch", "during": "@launchCallback"},
  "message": "input ({of}) was handled during the launch",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the first touch comes right after the app is active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.65, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "The launch is logged as a span, the touch comes later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "touch", "of": "view:main", "state": "down"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A touch in didFinishLaunching.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "touch", "of": "view:main"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"}
        ],
        "reports": [3]
      },
      {
        "why": "A touch while the scene connects.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 0.41, "action": "touch", "scene": "A", "of": "view:main"},
          {"t": 0.5, "callback": "sceneWillConnect", "phase": "end", "scene": "A"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("launch/launch_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "launch_within_budget",
  "severity": "error",
  "summary": "A launch for the user is active within 20 seconds",
  "why": "The system's watchdog gives a launch about 20 seconds until the app shows its first frame (`process-launch`, or `scene-create` for what is left of them), and then ends the app with 0x8badf00d. The user sees an app that crashes at its start. The time that a prewarmed process waited is not counted (iOS 15), and with a debugger there is no limit.",
  "fix": "Let didFinishLaunching and the connection of the first scene do only what the first screen needs. Read databases, migrate and start SDKs on another thread or after didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations",
    "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"
  ],
  "exceptions": "A simulator, which allows more where it limits at all: named so in the header's `device`, it is left out. A prewarmed process may run didFinishLaunching hours before anyone opens the app: its time counts only where the launch comes after a suspension, and prewarmed_launch_is_not_ended looks for its end by the watchdog.",
  "tags": ["launch", "budget", "budget-launch", "seed", "row-03"],
  "when": [
    {
      "system": "launch",
      "reason": {"not": ["@systemReason", null]},
      "trace.device": {"not": {"glob": "*imulator*"}},
      "prewarmed": {"not": true}
    },
    {
      "system": "launch",
      "reason": {"not": ["@systemReason", null]},
      "trace.device": {"not": {"glob": "*imulator*"}},
      "prewarmed": true,
      "state.launchKind": "prewarmed",
      "state.process": ["thawed", "suspended"]
    }
  ],
  "then": [
    {"callback": ["@becameActive", "@resignsActive", "@entersBackground", "willTerminate"]},
    {"system": ["firstFrame", "suspend", "interruption", "deviceLock"]},
    {"action": ["touch", "uiUpdate", "show", "render"], "during": {"not": "@launchCallback"}}
  ],
  "within": "20s",
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "the launch ({reason}) was not active in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: slow, and in time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 3, "callback": "didFinishLaunching"},
          {"t": 19.9, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A prewarmed process waits for hours before the user's launch.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.3, "system": "suspend"},
          {"t": 14400, "system": "resume", "reason": "user"},
          {"t": 14400.1, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 14400.3, "callback": "didFinishLaunching"},
          {"t": 14400.7, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A prewarmed process runs didFinishLaunching, and no one ever opens the app.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.5, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 0.7, "callback": "didFinishLaunching"},
          {"t": 14000, "system": "exit", "reason": "jetsam"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A migration on the main thread takes too long.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 22, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 22.4, "callback": "didBecomeActive"}
        ],
        "reports": [1]
      },
      {
        "why": "The watchdog is the proof.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "notification", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 19.97, "system": "watchdog", "event": "scene-create", "allowance": 19.97, "code": "0x8badf00d"},
          {"t": 19.98, "system": "exit", "reason": "watchdog", "code": "0x8badf00d"}
        ],
        "reports": [1]
      }
    ]
  }
}

"""#),
    ("launch/prewarmed_launch_is_not_ended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "prewarmed_launch_is_not_ended",
  "severity": "error",
  "summary": "The watchdog does not end the launch of a prewarmed app",
  "why": "Since iOS 15 the system may create a process ahead of its launch, and the app's own code may run up to didFinishLaunching long before the user comes; from a log alone no one can tell how long such a launch took. An end by the watchdog is proof all the same: it gives a launch about 20 seconds of its own time until the app shows its first frame. The user sees an app that crashes at its start.",
  "fix": "Let didFinishLaunching and the connection of the first scene do only what the first screen needs. Read databases, migrate and start SDKs on another thread or after didBecomeActive.",
  "references": [
    "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence",
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"
  ],
  "exceptions": "A simulator: named so in the header's `device`, it is left out.",
  "tags": ["launch", "budget", "budget-launch", "seed", "row-03"],
  "when": {
    "system": "launch",
    "reason": {"not": ["@systemReason", null]},
    "trace.device": {"not": {"glob": "*imulator*"}},
    "prewarmed": true,
    "state.process": {"not": ["thawed", "suspended"]}
  },
  "then": [
    {"callback": ["@becameActive", "@resignsActive", "@entersBackground", "willTerminate"]},
    {"system": ["firstFrame", "suspend", "interruption", "deviceLock"]},
    {"action": ["touch", "uiUpdate", "show", "render"], "during": {"not": "@launchCallback"}}
  ],
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "the launch ({reason}) of a prewarmed app was ended by the watchdog",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: no one ever opens the app, and its memory is needed.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.5, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 0.7, "callback": "didFinishLaunching"},
          {"t": 14000, "system": "exit", "reason": "jetsam"}
        ]
      },
      {
        "why": "It waits for hours and is opened then.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.5, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 0.7, "callback": "didFinishLaunching"},
          {"t": 14000, "callback": "didBecomeActive"},
          {"t": 14060, "callback": "willResignActive"},
          {"t": 14061, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 14070, "system": "watchdog", "event": "scene-update"},
          {"t": 14070.01, "system": "exit", "reason": "watchdog"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The first screen migrates a database, and the watchdog ends the launch.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 2400, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 2400.3, "callback": "didFinishLaunching"},
          {"t": 2400.5, "action": "write", "of": "db:diary", "thread": "main", "duration": 19.4},
          {"t": 2420, "system": "watchdog", "event": "process-launch", "code": "0x8badf00d"},
          {"t": 2420.01, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [2]
      },
      {
        "why": "Only the exit's code tells.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "notification", "lifecycle": "scene", "prewarmed": true},
          {"t": 0.3, "callback": "didFinishLaunching"},
          {"t": 0.5, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 20.5, "system": "exit", "code": "0x8badf00d"}
        ],
        "reports": [1]
      }
    ]
  }
}

"""#),
    ("launch/receivers_are_registered_in_time.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "receivers_are_registered_in_time",
  "severity": "warning",
  "summary": "Receivers of system events are registered before didFinishLaunching returns",
  "why": "The system delivers what the app was launched for as soon as didFinishLaunching has returned: the tapped notification, the background task, the VoIP push, the health update. A receiver that is registered later misses it, and only on a cold start, so that tests rarely see it. BGTaskScheduler even raises an exception for a handler that is registered after the launch. Notifications are handed over so since iOS 10, VoIP pushes since iOS 8, background tasks since iOS 13.",
  "fix": "Set the notification center's delegate, create the push registry and register every background task identifier in willFinishLaunching or didFinishLaunching, not in a view, a script or an asynchronous block.",
  "references": [
    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate",
    "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)"
  ],
  "exceptions": "Where didFinishLaunching is logged as one moment, what comes before the next callback may still belong to it. A delegate that receives nothing from the system's launch, such as that of a view or of an audio session: only receivers are meant whose name tells of notifications, pushes, VoIP, background tasks or health data (`delegate:notifications`, `observer:push`, `bgtask:refresh`, `health:observer-steps`).",
  "tags": ["launch", "events", "register-before-launch-ends", "seed", "row-03", "row-11"],
  "scope": {"until": {"action": "touch"}},
  "when": [
    {
      "action": ["start", "register"],
      "of": {
        "as": "$receiver",
        "any": [
          {"glob": "delegate:*otif*"},
          {"glob": "delegate:*push*"},
          {"glob": "delegate:*Push*"},
          {"glob": "delegate:*voip*"},
          {"glob": "delegate:*bgtask*"},
          {"glob": "delegate:*bgTask*"},
          {"glob": "delegate:*ackgroundTask*"},
          {"glob": "delegate:*health*"},
          {"glob": "observer:*otif*"},
          {"glob": "observer:*push*"},
          {"glob": "observer:*Push*"},
          {"glob": "observer:*voip*"},
          {"glob": "observer:*bgtask*"},
          {"glob": "observer:*bgTask*"},
          {"glob": "observer:*ackgroundTask*"},
          {"glob": "observer:*health*"},
          {"glob": "receiver:*otif*"},
          {"glob": "receiver:*push*"},
          {"glob": "receiver:*Push*"},
          {"glob": "receiver:*voip*"},
          {"glob": "receiver:*bgtask*"},
          {"glob": "receiver:*bgTask*"},
          {"glob": "receiver:*ackgroundTask*"},
          {"glob": "receiver:*health*"},
          {"glob": "handler:*otif*"},
          {"glob": "handler:*push*"},
          {"glob": "handler:*Push*"},
          {"glob": "handler:*voip*"},
          {"glob": "handler:*bgtask*"},
          {"glob": "handler:*bgTask*"},
          {"glob": "handler:*ackgroundTask*"},
          {"glob": "handler:*health*"},
          {"glob": "health:observer*"}
        ]
      },
      "state.launchDone": "yes"
    },
    {
      "action": "register",
      "of": {"as": "$receiver", "glob": "bgtask:*"},
      "state.launchDone": "yes"
    }
  ],
  "previously": {"action": ["start", "register"], "of": "$receiver"},
  "message": "{$receiver} was registered only after didFinishLaunching had returned",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: registered in time, and once more later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.21, "action": "start", "of": "delegate:notifications"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "action": "register", "of": "delegate:notifications"}
        ]
      },
      {
        "why": "Registered in willFinishLaunching.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.1, "callback": "willFinishLaunching", "phase": "begin"},
          {"t": 0.11, "action": "register", "of": "bgtask:refresh"},
          {"t": 0.12, "callback": "willFinishLaunching", "phase": "end"},
          {"t": 0.3, "callback": "didFinishLaunching"},
          {"t": 0.5, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 0.6, "action": "complete", "of": "bgtask:refresh"}
        ]
      },
      {
        "why": "A delegate that a screen makes on demand, long after the launch.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 60, "action": "touch", "of": "button:scan"},
          {"t": 60.1, "action": "start", "of": "delegate:scanner"},
          {"t": 70, "action": "stop", "of": "delegate:scanner"}
        ]
      },
      {
        "why": "An observer of audio interruptions, which each player brings along.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "start", "of": "observer:audioInterruption"},
          {"t": 2.01, "action": "start", "of": "audio:effect"},
          {"t": 4, "action": "stop", "of": "audio:effect"}
        ]
      },
      {
        "why": "A log that writes didFinishLaunching as one moment: what follows may still be in it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.21, "action": "start", "of": "delegate:notifications"},
          {"t": 0.22, "action": "register", "of": "bgtask:refresh"},
          {"t": 0.6, "callback": "didBecomeActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "An asynchronous block installs the delegate.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "notification"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.5, "action": "start", "of": "delegate:notifications"},
          {"t": 0.6, "callback": "didBecomeActive"}
        ],
        "reports": [4]
      },
      {
        "why": "A script registers the health observer long after the launch.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "action": "start", "of": "health:observer-steps"}
        ],
        "reports": [4]
      },
      {
        "why": "The first window registers the background task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 0.41, "action": "register", "of": "handler:bgtask.refresh"},
          {"t": 0.45, "callback": "sceneWillConnect", "phase": "end", "scene": "A"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("launch.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "launch",
  "initial": "none",
  "states": {
    "none": "no launch seen",
    "userLaunching": "launched for the user, didFinishLaunching has not returned",
    "systemLaunching": "launched by the system, didFinishLaunching has not returned",
    "user": "launched for the user, not seen yet",
    "system": "launched by the system, not seen yet",
    "seen": "has entered the foreground or become active"
  },
  "transitions": [
    {"on": {"system": "launch", "reason": "@systemReason"}, "to": "systemLaunching"},
    {"on": {"system": "launch"}, "to": "userLaunching"},
    {
      "on": {"callback": "didFinishLaunching", "phase": "done"},
      "from": ["systemLaunching"],
      "to": "system"
    },
    {
      "on": {"callback": "didFinishLaunching", "phase": "done"},
      "from": ["none", "userLaunching"],
      "to": "user"
    },
    {"on": {"callback": ["@entersForeground", "@becameActive"]}, "to": "seen"}
  ]
}

"""#),
    ("launchDone.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "launchDone",
  "initial": "no",
  "states": {
    "no": "didFinishLaunching has not returned, as far as the trace says",
    "instant": "didFinishLaunching was logged as one moment, and no callback came after it",
    "yes": "didFinishLaunching has returned"
  },
  "transitions": [
    {"on": {"callback": "didFinishLaunching", "phase": "end"}, "to": "yes"},
    {"on": {"callback": "didFinishLaunching", "phase": null}, "to": "instant"},
    {"on": {"system": "launch"}, "to": "no"},
    {"on": {"kind": "callback"}, "from": ["instant"], "to": "yes"}
  ]
}

"""#),
    ("launchKind.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "launchKind",
  "initial": "none",
  "states": {
    "none": "no launch seen",
    "cold": "launched for the user",
    "warm": "launched for the user soon after another run, while much of the app was still in memory",
    "background": "launched by the system, unseen",
    "prewarmed": "created ahead of its launch; its own code has not begun",
    "begun": "the code of a prewarmed process, or of one whose launch is not in the log, has begun"
  },
  "transitions": [
    {"on": {"system": "prewarm"}, "from": ["none", "unknown"], "to": "prewarmed"},
    {"on": {"system": "launch", "reason": "@systemReason"}, "to": "background"},
    {"on": {"system": "launch", "prewarmed": true}, "to": "prewarmed"},
    {"on": {"system": "launch"}, "from": ["prewarmed"]},
    {"on": {"system": "launch", "start": "warm"}, "to": "warm"},
    {"on": {"system": "launch"}, "to": "cold"},
    {
      "on": {"callback": ["willFinishLaunching", "didFinishLaunching"]},
      "from": ["none", "prewarmed"],
      "to": "begun"
    }
  ]
}

"""#),
    ("locationMode.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "locationMode",
  "initial": "unstated",
  "states": {
    "unstated": "no launch that says which background modes the app has",
    "none": "no background mode lets the app follow the location",
    "woken": "none, and the system woke the app for its location",
    "declared": "a background mode lets the app follow the location"
  },
  "transitions": [
    {"on": {"system": "launch", "trace.os": {"glob": "macOS*"}}, "to": "declared"},
    {"on": {"system": "launch", "backgroundModes": ["location"]}, "to": "declared"},
    {"on": {"system": "launch", "reason": "@locationReason"}, "to": "woken"},
    {"on": {"system": "launch"}, "to": "none"},
    {"on": {"system": "resume", "reason": "@locationReason"}, "from": ["none"], "to": "woken"},
    {
      "on": [{"system": "suspend"}, {"callback": "@entersForeground"}],
      "from": ["woken"],
      "to": "none"
    }
  ]
}

"""#),
    ("longMode.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "longMode",
  "initial": "unstated",
  "states": {
    "unstated": "no launch that says which background modes the app has",
    "none": "no background mode lets the app go on running",
    "woken": "none is known, and the system woke the app for its location",
    "declared": "a background mode lets the app go on running"
  },
  "transitions": [
    {"on": {"system": "launch", "trace.os": {"glob": "macOS*"}}, "to": "declared"},
    {
      "on": {
        "system": "launch",
        "backgroundModes": [
          "audio", "location", "voip", "bluetooth-central", "bluetooth-peripheral",
          "external-accessory"
        ]
      },
      "to": "declared"
    },
    {"on": {"system": "launch", "reason": "@modeReason"}, "to": "declared"},
    {"on": {"system": "launch", "reason": "@locationReason"}, "to": "woken"},
    {"on": {"system": "launch"}, "to": "none"},
    {
      "on": {"system": "resume", "reason": "@modeReason"},
      "from": ["none", "woken"],
      "to": "declared"
    },
    {"on": {"system": "resume", "reason": "@locationReason"}, "from": ["none"], "to": "woken"},
    {
      "on": [{"system": "suspend"}, {"callback": "@entersForeground"}],
      "from": ["woken"],
      "to": "none"
    }
  ]
}

"""#),
    ("measures/background_task.measure.json", #"""
{
  "$schema": "../measure.schema.json",
  "id": "background_task",
  "title": "Background tasks",
  "summary": "From beginBackgroundTask to the endBackgroundTask with the same id, or else the same name",
  "record": "the actions `beginBackgroundTask` and `endBackgroundTask` with the name in `of` and the identifier in `id`",
  "from": {
    "action": "beginBackgroundTask",
    "of": "$name?",
    "id": {"as": "$id?", "not": ["@invalidTask", 0]},
    "result": {"not": "@refused"}
  },
  "until": [
    {"action": "endBackgroundTask", "id": "$id"},
    {"action": "endBackgroundTask", "id": null, "of": "$name?"}
  ],
  "answers": "oldest",
  "examples": [
    {
      "why": "Two tasks of one name are told apart by their ids.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 2, "action": "beginBackgroundTask", "of": "task:up", "id": 1},
        {"t": 3, "action": "beginBackgroundTask", "of": "task:up", "id": 2},
        {"t": 5, "action": "endBackgroundTask", "of": "task:up", "id": 2},
        {"t": 8, "action": "endBackgroundTask", "of": "task:up", "id": 1}
      ],
      "takes": {"background_task": ["6s", "2s"]}
    },
    {
      "why": "Without ids the oldest of a name ends first; one that is never ended is not measured.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 2, "action": "beginBackgroundTask", "of": "task:up"},
        {"t": 3, "action": "beginBackgroundTask", "of": "task:up"},
        {"t": 5, "action": "endBackgroundTask", "of": "task:up"}
      ],
      "takes": {"background_task": ["3s"]}
    }
  ]
}

"""#),
    ("measures/enter_background.measure.json", #"""
{
  "$schema": "../measure.schema.json",
  "id": "enter_background",
  "title": "Way into the background",
  "summary": "From willResignActive until didEnterBackground has returned, where the user does not come back in between",
  "record": "willResignActive and didEnterBackground (or those of the scene) with `begin` and `end`",
  "per": ["session", "scene?"],
  "from": [
    {"callback": "@sceneResignsActive"},
    {"callback": "willResignActive", "state.window": "app"}
  ],
  "until": {"callback": "@entersBackground", "phase": "done"},
  "before": [
    {"callback": ["@becameActive", "willTerminate", "sceneDidDisconnect"]},
    {"system": ["suspend", "exit", "watchdog"]}
  ],
  "phases": [
    {
      "id": "resign_active",
      "title": "willResignActive",
      "from": {"callback": {"as": "$callback", "any": ["@resignsActive"]}, "phase": "begin"},
      "until": {"callback": "$callback", "phase": "end"}
    },
    {
      "id": "did_enter_background",
      "title": "didEnterBackground",
      "from": {"callback": {"as": "$callback", "any": ["@entersBackground"]}, "phase": "begin"},
      "until": {"callback": "$callback", "phase": "end"}
    }
  ],
  "examples": [
    {
      "why": "On the way out, with what its callbacks took.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.2, "callback": "didFinishLaunching"},
        {"t": 0.4, "callback": "didBecomeActive"},
        {"t": 10, "callback": "willResignActive", "phase": "begin"},
        {"t": 10.1, "callback": "willResignActive", "phase": "end"},
        {"t": 10.5, "callback": "didEnterBackground", "phase": "begin"},
        {"t": 10.7, "callback": "didEnterBackground", "phase": "end"}
      ],
      "takes": {"enter_background": ["700ms"], "resign_active": ["100ms"], "did_enter_background": ["200ms"]}
    },
    {
      "why": "The user looks at Control Center and comes back.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.2, "callback": "didFinishLaunching"},
        {"t": 0.4, "callback": "didBecomeActive"},
        {"t": 10, "callback": "willResignActive"},
        {"t": 20, "callback": "didBecomeActive"}
      ],
      "takes": {}
    }
  ]
}

"""#),
    ("measures/launch.measure.json", #"""
{
  "$schema": "../measure.schema.json",
  "id": "launch",
  "title": "Launch",
  "summary": "From the launch until the app is active or its first frame is shown; in the background until didFinishLaunching has returned",
  "record": "the system event `launch` with its `reason` as the first line, and didFinishLaunching and didBecomeActive (or those of the scene) with `begin` and `end`",
  "until": [{"callback": "@becameActive", "phase": "done"}, {"system": "firstFrame"}],
  "before": [
    {"callback": ["@resignsActive", "@entersBackground", "willTerminate"]},
    {"system": ["suspend", "exit", "watchdog", "interruption", "deviceLock"]}
  ],
  "kinds": [
    {
      "kind": "cold",
      "from": {
        "system": "launch",
        "reason": {"not": "@systemReason"},
        "prewarmed": {"not": true},
        "start": {"not": "warm"},
        "state.launchKind": {"not": "prewarmed"}
      },
      "budget": "launch_within_budget"
    },
    {
      "kind": "warm",
      "from": {
        "system": "launch",
        "reason": {"not": "@systemReason"},
        "prewarmed": {"not": true},
        "start": "warm",
        "state.launchKind": {"not": "prewarmed"}
      },
      "budget": "launch_within_budget"
    },
    {
      "kind": "background",
      "from": {"system": "launch", "reason": "@systemReason"},
      "until": {"callback": "didFinishLaunching", "phase": "done"},
      "before": {"system": ["suspend", "exit", "watchdog"]},
      "budget": "background_launch_within_budget"
    },
    {
      "kind": "prewarmed, from its first callback",
      "from": {
        "callback": ["willFinishLaunching", "didFinishLaunching"],
        "state.launchKind": "prewarmed"
      }
    },
    {
      "kind": "unknown, from its first callback",
      "from": {
        "callback": ["willFinishLaunching", "didFinishLaunching"],
        "state.launchKind": "none"
      }
    }
  ],
  "phases": [
    {
      "id": "before_callbacks",
      "title": "Before the first callback",
      "from": {"system": "launch"},
      "until": {"callback": ["willFinishLaunching", "didFinishLaunching"]}
    },
    {
      "id": "will_finish_launching",
      "title": "willFinishLaunching",
      "from": {"callback": "willFinishLaunching", "phase": "begin"},
      "until": {"callback": "willFinishLaunching", "phase": "end"}
    },
    {
      "id": "did_finish_launching",
      "title": "didFinishLaunching",
      "from": {"callback": "didFinishLaunching", "phase": "begin"},
      "until": {"callback": "didFinishLaunching", "phase": "end"}
    },
    {
      "id": "scene_will_connect",
      "title": "sceneWillConnect",
      "from": {"callback": "sceneWillConnect", "phase": "begin", "scene": "$scene?"},
      "until": {"callback": "sceneWillConnect", "phase": "end", "scene": "$scene?"}
    },
    {
      "id": "to_active",
      "title": "From didFinishLaunching to active",
      "from": {"callback": "didFinishLaunching", "phase": "done"},
      "until": [{"callback": "@becameActive", "phase": "done"}, {"system": "firstFrame"}]
    }
  ],
  "examples": [
    {
      "why": "A launch for the user, until didBecomeActive has returned.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "user"},
        {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 0.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 0.8, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 0.9, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"cold": ["900ms"], "before_callbacks": ["200ms"], "did_finish_launching": ["300ms"], "to_active": ["400ms"]}
    },
    {
      "why": "The first frame ends it, where it is told.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "user"},
        {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 0.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 0.7, "system": "firstFrame"},
        {"t": 0.8, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 0.9, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"cold": ["700ms"], "to_active": ["200ms"]}
    },
    {
      "why": "Soon after another run much of the app is still in memory.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "user", "start": "warm"},
        {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 0.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 0.8, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 0.9, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"warm": ["900ms"]}
    },
    {
      "why": "In the background the launch is over when didFinishLaunching has returned.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "push"},
        {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 0.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 0.8, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 0.9, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"background": ["500ms"], "to_active": []}
    },
    {
      "why": "A prewarmed process waits for its launch, which costs the user nothing.",
      "trace": [
        {"t": 0, "system": "prewarm"},
        {"t": 600, "system": "launch", "reason": "user"},
        {"t": 600.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 600.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 600.8, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 600.9, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"prewarmed, from its first callback": ["700ms"], "before_callbacks": []}
    },
    {
      "why": "A log that begins with the app's own code.",
      "trace": [
        {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 0.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 0.8, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 0.9, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"unknown, from its first callback": ["700ms"]}
    },
    {
      "why": "A launch that the user gives up is not measured.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "user"},
        {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
        {"t": 0.5, "callback": "didFinishLaunching", "phase": "end"},
        {"t": 2, "callback": "didEnterBackground"},
        {"t": 9, "callback": "didBecomeActive"}
      ],
      "takes": {"did_finish_launching": ["300ms"]}
    },
    {
      "why": "Scenes connect meanwhile; a window that is opened later is no part of the launch.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "user"},
        {"t": 0.1, "callback": "didFinishLaunching"},
        {"t": 0.2, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
        {"t": 0.25, "callback": "sceneWillConnect", "phase": "end", "scene": "A"},
        {"t": 0.4, "callback": "sceneDidBecomeActive", "scene": "A"},
        {"t": 9, "callback": "sceneWillConnect", "phase": "begin", "scene": "B"},
        {"t": 9.5, "callback": "sceneWillConnect", "phase": "end", "scene": "B"}
      ],
      "takes": {"cold": ["400ms"], "scene_will_connect": ["50ms"]}
    }
  ]
}

"""#),
    ("measures/resume.measure.json", #"""
{
  "$schema": "../measure.schema.json",
  "id": "resume",
  "title": "Resume",
  "summary": "From willEnterForeground until the app is active again",
  "record": "willEnterForeground and didBecomeActive (or those of the scene) with `begin` and `end`",
  "per": ["session", "scene?"],
  "from": [
    {"callback": "sceneWillEnterForeground", "state.shown": "away"},
    {"callback": "willEnterForeground", "state.window": "app", "state.shown": "away"}
  ],
  "until": {"callback": "@becameActive", "phase": "done"},
  "before": [
    {"callback": ["@entersBackground", "willTerminate", "sceneDidDisconnect"]},
    {"system": ["suspend", "exit", "watchdog", "interruption", "deviceLock"]}
  ],
  "budget": "resume_within_budget",
  "phases": [
    {
      "id": "enter_foreground",
      "title": "willEnterForeground",
      "from": {
        "callback": {"as": "$callback", "any": ["@entersForeground"]},
        "phase": "begin"
      },
      "until": {"callback": "$callback", "phase": "end"}
    },
    {
      "id": "become_active",
      "title": "didBecomeActive",
      "from": {"callback": {"as": "$callback", "any": ["@becameActive"]}, "phase": "begin"},
      "until": {"callback": "$callback", "phase": "end"}
    }
  ],
  "examples": [
    {
      "why": "A return, with what its callbacks took.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.2, "callback": "didFinishLaunching"},
        {"t": 0.4, "callback": "didBecomeActive"},
        {"t": 10, "callback": "willResignActive"},
        {"t": 10.4, "callback": "didEnterBackground"},
        {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
        {"t": 60.1, "callback": "willEnterForeground", "phase": "end"},
        {"t": 60.2, "callback": "didBecomeActive", "phase": "begin"},
        {"t": 60.25, "callback": "didBecomeActive", "phase": "end"}
      ],
      "takes": {"resume": ["250ms"], "enter_foreground": ["100ms"], "become_active": ["50ms"]}
    },
    {
      "why": "A mere interruption is no return, and neither is a launch.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.1, "callback": "didFinishLaunching"},
        {"t": 0.2, "callback": "sceneWillConnect", "scene": "A"},
        {"t": 0.3, "callback": "sceneWillEnterForeground", "scene": "A"},
        {"t": 0.4, "callback": "sceneDidBecomeActive", "scene": "A"},
        {"t": 5, "callback": "sceneWillResignActive", "scene": "A"},
        {"t": 7, "callback": "sceneDidBecomeActive", "scene": "A"}
      ],
      "takes": {}
    },
    {
      "why": "Each scene returns by itself; the app's notification beside it is no other return.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.1, "callback": "sceneWillConnect", "scene": "A"},
        {"t": 0.2, "callback": "sceneWillEnterForeground", "scene": "A"},
        {"t": 0.3, "callback": "sceneDidBecomeActive", "scene": "A"},
        {"t": 5, "callback": "sceneWillResignActive", "scene": "A"},
        {"t": 5.2, "callback": "sceneDidEnterBackground", "scene": "A"},
        {"t": 5.3, "callback": "UIApplication.didEnterBackgroundNotification"},
        {"t": 9, "callback": "sceneWillEnterForeground", "scene": "A"},
        {"t": 9.1, "callback": "UIApplication.willEnterForegroundNotification"},
        {"t": 9.3, "callback": "sceneDidBecomeActive", "scene": "A"}
      ],
      "takes": {"resume": ["300ms"]}
    }
  ]
}

"""#),
    ("measures/scheduled_task.measure.json", #"""
{
  "$schema": "../measure.schema.json",
  "id": "scheduled_task",
  "title": "Scheduled tasks",
  "summary": "From the moment BGTaskScheduler starts a task until the app says that it is complete",
  "record": "the system event `bgTaskLaunch` and the action `complete` with the task's identifier in `of`",
  "from": {"system": "bgTaskLaunch", "of": "$task"},
  "until": {"action": "complete", "of": "$task"},
  "before": {"system": ["suspend", "exit"]},
  "answers": "oldest",
  "examples": [
    {
      "why": "A refresh, until setTaskCompleted.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "bgtask"},
        {"t": 1, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
        {"t": 4.5, "action": "complete", "of": "bgtask:refresh"}
      ],
      "takes": {"scheduled_task": ["3.5s"]}
    },
    {
      "why": "The system freezes the app before it is complete.",
      "trace": [
        {"t": 0, "system": "launch", "reason": "bgtask"},
        {"t": 1, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
        {"t": 31, "system": "suspend"},
        {"t": 90, "system": "resume"},
        {"t": 91, "action": "complete", "of": "bgtask:refresh"}
      ],
      "takes": {}
    }
  ]
}

"""#),
    ("measures/until_suspended.measure.json", #"""
{
  "$schema": "../measure.schema.json",
  "id": "until_suspended",
  "title": "Running unseen until the suspension",
  "summary": "From the moment the app is in the background until the system freezes it",
  "record": "the system event `suspend`, which only a test harness or the system's own log can tell",
  "from": {"becomes.app": "@away", "phase": "done", "state.app": {"not": ["@away", "suspended"]}},
  "until": {"system": "suspend"},
  "before": [{"callback": ["@entersForeground", "@becameActive"]}, {"system": "exit"}],
  "examples": [
    {
      "why": "Three seconds in the background before the system freezes the app.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.2, "callback": "didFinishLaunching"},
        {"t": 0.4, "callback": "didBecomeActive"},
        {"t": 10, "callback": "willResignActive"},
        {"t": 10.4, "callback": "didEnterBackground"},
        {"t": 13.4, "system": "suspend"}
      ],
      "takes": {"until_suspended": ["3s"]}
    },
    {
      "why": "The user comes back first.",
      "trace": [
        {"t": 0, "system": "launch"},
        {"t": 0.2, "callback": "didFinishLaunching"},
        {"t": 0.4, "callback": "didBecomeActive"},
        {"t": 10, "callback": "willResignActive"},
        {"t": 10.4, "callback": "didEnterBackground"},
        {"t": 12, "callback": "willEnterForeground"},
        {"t": 12.2, "callback": "didBecomeActive"}
      ],
      "takes": {}
    }
  ]
}

"""#),
    ("memory/large_cache_is_dropped.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "large_cache_is_dropped",
  "severity": "warning",
  "summary": "Caches of 50 MB and more are dropped by the end of didEnterBackground",
  "why": "When memory is short, the system first removes suspended apps, the largest ones first. Decoded pictures that are kept over the suspension make the app a preferred victim, and its next start a cold one. In one messenger that kept them, background terminations rose from 1.7 to 6.5 a day, nearly all of them for memory. So it has been since iOS 4, which brought suspension.",
  "fix": "Empty caches of what can be made or loaded again in didEnterBackground, and fill them again on demand.",
  "references": [
    "https://developer.apple.com/documentation/xcode/reduce-terminations-in-your-app",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/responding-to-memory-warnings"
  ],
  "exceptions": "A limit of your own: the configuration's `thresholds` can change `largeCache`.",
  "tags": ["memory", "background", "background-footprint", "seed", "row-06", "row-17"],
  "per": ["session", "of"],
  "scope": {
    "after": {"action": "acquire", "of": {"glob": "cache:*"}, "mb": {"min": "@largeCache"}},
    "until": {"action": "acquire", "mb": {"under": "@largeCache"}}
  },
  "when": [
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.held": "held"
    },
    {"action": ["purge", "release"], "state.held": "held"}
  ],
  "then": {"action": ["purge", "release"]},
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": {"system": ["suspend", "exit"]},
  "message": "{of} is kept in the background",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: emptied within didEnterBackground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "action": "acquire", "of": "cache:images", "mb": 310},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "purge", "of": "cache:images"},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"}
        ]
      },
      {
        "why": "A small one may stay.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "action": "acquire", "of": "cache:avatars", "mb": 12},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"}
        ]
      },
      {
        "why": "Emptied by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 2, "action": "acquire", "of": "cache:images", "mb": 90},
          {"t": 60, "callback": "applicationWillResignActive(_:)"},
          {"t": 60.3, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 60.31, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {
            "t": 60.312,
            "callback": "UIApplication.didEnterBackgroundNotification",
            "phase": "begin"
          },
          {"t": 60.314, "action": "purge", "of": "cache:images"},
          {"t": 60.316, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "end"},
          {"t": 65, "system": "suspend"}
        ]
      },
      {
        "why": "A cache that the system empties in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "cache:images", "mb": 90},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.6, "action": "purge", "of": "cache:images", "by": "system"},
          {"t": 14, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Decoded pictures are kept.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "action": "acquire", "of": "cache:images", "mb": 310},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 25, "system": "suspend"}
        ],
        "reports": [6]
      },
      {
        "why": "One of two caches is forgotten, in an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 10, "action": "acquire", "of": "cache:images", "mb": 80},
          {"t": 11, "action": "acquire", "of": "cache:tiles", "mb": 200},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 20.31, "action": "purge", "of": "cache:images"},
          {"t": 20.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 25, "system": "suspend"}
        ],
        "reports": [11]
      }
    ]
  }
}

"""#),
    ("memory/memory_warning_is_answered.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "memory_warning_is_answered",
  "severity": "warning",
  "summary": "A memory warning frees memory within a second",
  "why": "When memory is short, UIKit calls applicationDidReceiveMemoryWarning, in the foreground and in the background. An app that frees nothing is the next to be ended; caches that claim to shrink by themselves do so too late or not at all. The callback is as old as iOS 2; the system's own NSCache answers it by itself.",
  "fix": "Empty image caches, and drop what can be made or loaded again, in applicationDidReceiveMemoryWarning or on its notification.",
  "references": [
    "https://developer.apple.com/documentation/uikit/responding-to-memory-warnings",
    "https://developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports"
  ],
  "exceptions": "An app that holds nothing that it could free: only one whose log has a cache (`acquire` of `cache:…`) that is still filled is judged.",
  "tags": ["memory", "memory-answer", "seed", "row-18"],
  "when": [
    {
      "callback": "didReceiveMemoryWarning",
      "state.detail": "full",
      "state.caches": "filled"
    },
    {
      "system": "memoryPressure",
      "level": ["warning", "critical"],
      "state.process": {"not": "suspended"},
      "state.caches": "filled"
    }
  ],
  "then": [
    {"action": ["purge", "release", "erase"]},
    {"callback": "didReceiveMemoryWarning"},
    {"system": "suspend"}
  ],
  "within": "1s",
  "message": "memory is short, and nothing was freed",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: freed within the callback.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "action": "acquire", "of": "cache:images", "mb": 220},
          {"t": 30, "system": "memoryPressure", "level": "warning"},
          {"t": 30.01, "callback": "didReceiveMemoryWarning", "phase": "begin"},
          {"t": 30.1, "action": "purge", "of": "cache:images", "mb": 220},
          {"t": 30.2, "callback": "didReceiveMemoryWarning", "phase": "end"},
          {"t": 35, "system": "memoryPressure", "level": "normal"}
        ]
      },
      {
        "why": "A log of callbacks alone says nothing about memory.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 30, "callback": "didReceiveMemoryWarning"},
          {"t": 60, "callback": "willResignActive"},
          {"t": 60.3, "callback": "didEnterBackground"}
        ]
      },
      {
        "why": "A suspended app can answer nothing.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "acquire", "of": "cache:images", "mb": 40},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 30, "system": "memoryPressure", "level": "critical"},
          {"t": 31, "system": "exit", "reason": "jetsam"}
        ]
      },
      {
        "why": "A second warning, when every cache is empty already.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "acquire", "of": "cache:images", "mb": 40},
          {"t": 9, "callback": "didReceiveMemoryWarning"},
          {"t": 9.1, "action": "purge", "of": "cache:images"},
          {"t": 12, "callback": "didReceiveMemoryWarning"},
          {"t": 20, "action": "touch", "of": "view:list"}
        ]
      },
      {
        "why": "A log that knows of no cache cannot say that one was kept.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "touch", "of": "view:list"},
          {"t": 9, "callback": "didReceiveMemoryWarning"},
          {"t": 20, "action": "touch", "of": "view:list"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The cache relies on shrinking by itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "action": "acquire", "of": "cache:images", "mb": 220},
          {"t": 30, "system": "memoryPressure", "level": "warning"},
          {"t": 30.01, "callback": "didReceiveMemoryWarning"},
          {"t": 36, "action": "touch", "of": "view:grid"}
        ],
        "reports": [6]
      },
      {
        "why": "Freed too late, in an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "action": "acquire", "of": "cache:images", "mb": 90},
          {"t": 30.01, "callback": "didReceiveMemoryWarning"},
          {"t": 33, "action": "purge", "of": "cache:images"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("memory/normal_pressure_purges_nothing.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "normal_pressure_purges_nothing",
  "severity": "warning",
  "summary": "Normal memory pressure is no reason to purge",
  "why": "A source for memory pressure also reports that it is back to normal. A cache that empties itself at every event empties itself just then, and everything is loaded again. Sources for memory pressure came with iOS 8.",
  "fix": "Look at the level, and purge at `warning` and `critical` only.",
  "references": ["https://developer.apple.com/documentation/uikit/responding-to-memory-warnings"],
  "exceptions": "A purge that has another reason and comes at that very moment: allow it by its `of`.",
  "tags": ["memory", "memory-answer", "seed", "row-18"],
  "when": {"system": "memoryPressure", "level": "normal"},
  "never": {"action": "purge", "during": {"not": ["@entersBackground", "didReceiveMemoryWarning"]}},
  "within": "1s",
  "message": "{of} is emptied when memory pressure is normal again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: emptied at a warning before.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 30, "system": "memoryPressure", "level": "warning"},
          {"t": 30.1, "action": "purge", "of": "cache:images"},
          {"t": 35, "system": "memoryPressure", "level": "normal"}
        ]
      },
      {
        "why": "Emptied on the way to the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 35, "system": "memoryPressure", "level": "normal"},
          {"t": 35.2, "callback": "willResignActive"},
          {"t": 35.4, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 35.5, "action": "purge", "of": "cache:images"},
          {"t": 35.6, "callback": "didEnterBackground", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Emptied at every event.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 30, "system": "memoryPressure", "level": "warning"},
          {"t": 30.1, "action": "purge", "of": "cache:images"},
          {"t": 35, "system": "memoryPressure", "level": "normal"},
          {"t": 35.1, "action": "purge", "of": "cache:images"}
        ],
        "reports": [7]
      },
      {
        "why": "Another cache.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 35, "system": "memoryPressure", "level": "normal"},
          {"t": 35.9, "action": "purge", "of": "cache:tiles"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("namedMode.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "namedMode",
  "per": ["session", "of"],
  "initial": "unnamed",
  "states": {
    "unnamed": "no action on it named a background mode",
    "named": "an action on it named the background mode that covers it"
  },
  "transitions": [
    {"on": {"action": ["start", "resume", "tick"], "mode": {"present": true}}, "to": "named"}
  ]
}

"""#),
    ("network/one_live_socket.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "one_live_socket",
  "severity": "warning",
  "summary": "A socket is not opened while it is open",
  "why": "A second connection of the same name beside the first one shows that a close was lost: the event that should have closed it never came, or the return opens without looking. Both stay connected, the server sends twice or to the wrong one, and traffic doubles with each trip. Since iOS 13 each scene brings such an event of its own, which makes doubles easier.",
  "fix": "Close the old socket before opening the new one, wherever that happens.",
  "references": ["https://developer.apple.com/library/archive/technotes/tn2277/_index.html"],
  "exceptions": "A pool of connections: give each its own name in `of`.",
  "tags": ["network", "socket-stale", "single-instance", "seed", "row-10"],
  "never": {"action": "acquire", "of": {"glob": "socket:*"}, "state.socket": "open"},
  "message": "{of} is opened while it is open",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: closed in between.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:domain"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "release", "of": "socket:domain"},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 80, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 80.1, "action": "acquire", "of": "socket:domain"},
          {"t": 80.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 80.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The old one did not survive a suspension.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:domain"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 25, "system": "suspend"},
          {"t": 80, "system": "resume", "reason": "user"},
          {"t": 80.1, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 80.2, "action": "acquire", "of": "socket:domain"},
          {"t": 80.3, "callback": "willEnterForeground", "phase": "end"},
          {"t": 80.4, "callback": "didBecomeActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The return opens without looking.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:domain"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 22, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 22.1, "action": "acquire", "of": "socket:domain"},
          {"t": 22.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 22.4, "callback": "didBecomeActive"}
        ],
        "reports": [8]
      },
      {
        "why": "Each window opens its own, under one name.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "acquire", "of": "socket:domain"},
          {"t": 5, "callback": "sceneWillConnect", "phase": "begin", "scene": "B"},
          {"t": 5.1, "action": "acquire", "of": "socket:domain"},
          {"t": 5.2, "callback": "sceneWillConnect", "phase": "end", "scene": "B"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("network/stale_socket.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "stale_socket",
  "severity": "warning",
  "summary": "A socket that was open at a suspension is opened again on return",
  "why": "While an app is suspended, the system may close its sockets or take their buffers; the other end gives up meanwhile. The object still says that it is connected, and the first write may even succeed. The user sees an app that is online and receives nothing until it is killed. So it has been since iOS 4, which brought suspension.",
  "fix": "Close sockets in didEnterBackground and open them again in willEnterForeground, whatever the old ones say. A client that waits for the network path opens a new one as soon as it is there.",
  "references": ["https://developer.apple.com/library/archive/technotes/tn2277/_index.html"],
  "exceptions": "A socket that the system keeps for the app, such as that of a VoIP app before iOS 10 or of a Network Extension. One that is opened or closed within three seconds of the return, or of the first attempt to use it, is in time. A client that says by then that there is no network (`network` with `reachable: false`, a request that failed, a banner), or whose receiver has met the error, may wait before it opens it again. A new connection under another number (`socket:chat-2` after `socket:chat-1`) is one that was opened again.",
  "tags": ["network", "socket-stale", "seed", "row-09", "row-10"],
  "per": ["session", "of"],
  "also": [
    {
      "action": "acquire",
      "of": [
        {"glob": "socket:*0"}, {"glob": "socket:*1"}, {"glob": "socket:*2"}, {"glob": "socket:*3"},
        {"glob": "socket:*4"}, {"glob": "socket:*5"}, {"glob": "socket:*6"}, {"glob": "socket:*7"},
        {"glob": "socket:*8"}, {"glob": "socket:*9"}
      ]
    },
    {"action": "network", "result": "@failing"},
    {"action": "network", "error": {"present": true}},
    {"action": "show", "of": {"glob": "*ffline*"}}
  ],
  "scope": {
    "after": [
      {"action": "acquire", "of": {"glob": "socket:*"}},
      {"callback": "@resignsActive", "state.socket": "lost"}
    ],
    "restart": true
  },
  "when": [
    {"action": ["network", "read", "write"], "of": {"glob": "socket:*"}, "state.socket": "stale"},
    {"callback": "@becameActive", "phase": "done", "state.socket": "stale"}
  ],
  "then": [
    {"action": ["acquire", "release", "show"]},
    {"action": "network", "of": {"not": {"glob": "socket:*"}}, "result": "@failing"},
    {"action": "network", "of": {"not": {"glob": "socket:*"}}, "error": {"present": true}},
    {"action": "read", "result": "@failing"},
    {"action": "read", "error": {"present": true}},
    {"system": "network", "reachable": false}
  ],
  "within": "3s",
  "before": [{"system": "suspend"}],
  "atEnd": "violated",
  "message": "{of} was open when the app was suspended and is not opened again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: opened again in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:relay"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 50, "system": "resume", "reason": "user"},
          {"t": 50.1, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 50.11, "action": "acquire", "of": "socket:relay"},
          {"t": 50.12, "callback": "willEnterForeground", "phase": "end"},
          {"t": 50.3, "callback": "didBecomeActive"},
          {"t": 55, "action": "network", "of": "socket:relay", "result": "ok"}
        ]
      },
      {
        "why": "Back before any suspension.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:relay"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 12, "callback": "willEnterForeground"},
          {"t": 12.2, "callback": "didBecomeActive"},
          {"t": 15, "action": "network", "of": "socket:relay"}
        ]
      },
      {
        "why": "The client waits for the network path, and opens a new socket a moment after didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:io"},
          {"t": 15, "callback": "willResignActive"},
          {"t": 15.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "suspend"},
          {"t": 120, "system": "resume", "reason": "user"},
          {"t": 120.1, "callback": "willEnterForeground"},
          {"t": 120.3, "callback": "didBecomeActive"},
          {"t": 120.5, "action": "acquire", "of": "socket:io"},
          {"t": 121, "action": "network", "of": "socket:io", "result": "ok"}
        ]
      },
      {
        "why": "The first write fails, and the client opens a new socket at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:io"},
          {"t": 15, "callback": "willResignActive"},
          {"t": 15.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "suspend"},
          {"t": 50, "system": "resume", "reason": "push"},
          {"t": 50.2, "action": "network", "of": "socket:io", "error": 57},
          {"t": 50.3, "action": "acquire", "of": "socket:io"},
          {"t": 51, "action": "network", "of": "socket:io", "result": "ok"},
          {"t": 52, "action": "release", "of": "socket:io"},
          {"t": 60, "system": "suspend"}
        ]
      },
      {
        "why": "Each connection has a number of its own, and the return opens the next.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat-1"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.5, "callback": "didBecomeActive"},
          {"t": 90.6, "action": "acquire", "of": "socket:chat-2"},
          {"t": 99, "action": "network", "of": "socket:chat-2"}
        ]
      },
      {
        "why": "There is no network when the user is back; the socket is opened when there is.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.5, "callback": "didBecomeActive"},
          {"t": 90.6, "system": "network", "reachable": false},
          {"t": 120, "system": "network", "reachable": true},
          {"t": 120.1, "action": "acquire", "of": "socket:chat"}
        ]
      },
      {
        "why": "The receiver finds out that the connection is lost, and opens it after a while of waiting.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.5, "callback": "didBecomeActive"},
          {
            "t": 90.6,
            "action": "read",
            "of": "socket:chat",
            "result": "error",
            "error": "ECONNRESET"
          },
          {"t": 95, "action": "acquire", "of": "socket:chat"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Nobody looks at the connection on return.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:relay"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 50, "system": "resume", "reason": "user"},
          {"t": 50.1, "callback": "willEnterForeground"},
          {"t": 50.3, "callback": "didBecomeActive"},
          {"t": 55, "action": "network", "of": "socket:relay", "result": "silent"}
        ],
        "reports": [10]
      },
      {
        "why": "A wake-up in the background uses the old one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "acquire", "of": "socket:relay"},
          {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 15, "system": "suspend"},
          {"t": 50, "system": "resume", "reason": "push"},
          {"t": 50.2, "action": "network", "of": "socket:relay"},
          {"t": 60, "system": "suspend"}
        ],
        "reports": [11]
      },
      {
        "why": "Opened again only minutes later, when the user pulls to refresh.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "acquire", "of": "socket:io"},
          {"t": 15, "callback": "willResignActive"},
          {"t": 15.3, "callback": "didEnterBackground"},
          {"t": 20, "system": "suspend"},
          {"t": 120, "system": "resume", "reason": "user"},
          {"t": 120.1, "callback": "willEnterForeground"},
          {"t": 120.3, "callback": "didBecomeActive"},
          {"t": 200, "action": "touch", "of": "view:list"},
          {"t": 200.1, "action": "acquire", "of": "socket:io"}
        ],
        "reports": [10]
      },
      {
        "why": "The first write fails, and nothing comes of it, though other requests succeed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "socket:chat"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.5, "callback": "didBecomeActive"},
          {"t": 90.6, "action": "network", "of": "request:feed", "result": "ok"},
          {"t": 91, "action": "write", "of": "socket:chat", "result": "error"},
          {"t": 120, "action": "touch"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("object.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "object",
  "per": ["session", "of"],
  "initial": "idle",
  "states": {
    "idle": "never seen to run",
    "running": "runs, or is held",
    "forBackground": "was started by the handler of didEnterBackground",
    "pausedByHandler": "was running when a life-cycle handler or an interruption paused it",
    "pausedElsewhere": "was paused by the user or by the app itself",
    "stopped": "was stopped or released"
  },
  "transitions": [
    {
      "on": {
        "action": ["start", "resume"],
        "during": "@entersBackground",
        "of": [{"glob": "timer:*"}, {"glob": "location:*"}],
        "api": {"not": ["significantChanges", "regions", "visits"]}
      },
      "to": "forBackground"
    },
    {"on": {"action": ["start", "resume", "acquire"]}, "to": "running"},
    {"on": {"action": "pause", "by": "user"}, "to": "pausedElsewhere"},
    {
      "on": [
        {"action": "pause", "during": ["@resignsActive", "@entersBackground"]},
        {"action": "pause", "state.observers": "leaving"},
        {"action": "pause", "state.interruption": "interrupted"}
      ],
      "from": ["idle", "running", "forBackground", "unknown"],
      "to": "pausedByHandler"
    },
    {
      "on": [
        {"action": "pause", "during": ["@resignsActive", "@entersBackground"]},
        {"action": "pause", "state.observers": "leaving"},
        {"action": "pause", "state.interruption": "interrupted"}
      ],
      "from": ["pausedByHandler", "pausedElsewhere", "stopped"]
    },
    {"on": {"action": "pause"}, "from": ["unknown"]},
    {"on": {"action": "pause"}, "to": "pausedElsewhere"},
    {"on": {"action": ["stop", "release"]}, "to": "stopped"}
  ]
}

"""#),
    ("observers.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "observers",
  "initial": "none",
  "states": {
    "none": "no observer of these is at work",
    "leaving": "observers of willResignActive or didEnterBackground are at work"
  },
  "transitions": [
    {
      "on": {
        "callback": ["@resignsActive", "@entersBackground"],
        "phase": "begin",
        "spelled": ["method", "notification", "name"]
      },
      "to": "leaving"
    },
    {
      "on": {
        "callback": ["@resignsActive", "@entersBackground"],
        "phase": "end",
        "spelled": ["method", "notification", "name"]
      },
      "to": "none"
    }
  ]
}

"""#),
    ("order/app_callback_in_scene_app.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "app_callback_in_scene_app",
  "severity": "warning",
  "summary": "With scenes UIKit does not call the four state methods of the app delegate",
  "why": "Once an app adopts scenes (iOS 13), UIKit calls the scene delegate in place of applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground and applicationWillEnterForeground. Only the notifications of the same name are still posted. A call of one of these methods was made by hand or by a framework that forwards it, and what it does is done twice or at the wrong moment; where no one calls it, what it should do is never done.",
  "fix": "Move the work of the four methods to sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground and sceneWillEnterForeground, or observe the notifications for what concerns the app as a whole.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
  ],
  "exceptions": "A logger that writes the method's name for the notification. Let it write the notification's.",
  "tags": ["order", "scenes", "delegate-mismatch", "seed", "row-02"],
  "scope": {
    "after": [{"system": "launch", "lifecycle": "scene"}, {"callback": "sceneWillConnect"}]
  },
  "never": {
    "callback": [
      "didBecomeActive",
      "willResignActive",
      "didEnterBackground",
      "willEnterForeground"
    ],
    "spelled": "method"
  },
  "message": "{callback} was called on the app delegate of an app with scenes",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the app observes the notifications, which are still posted.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 10.1, "callback": "UIApplication.willResignActiveNotification"},
          {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 10.4, "callback": "UIApplication.didEnterBackgroundNotification"}
        ]
      },
      {
        "why": "An app without scenes is called through its delegate.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "app"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A framework forwards the scene's callback to the app delegate.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 10.31, "callback": "applicationDidEnterBackground(_:)"}
        ],
        "reports": [8]
      },
      {
        "why": "The log is of Objective-C, and the scene was connected without a launch that says so.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application:didFinishLaunchingWithOptions:"},
          {"t": 0.4, "callback": "scene:willConnectToSession:options:", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground:", "scene": "A"},
          {"t": 0.6, "callback": "applicationDidBecomeActive:"},
          {"t": 0.7, "callback": "sceneDidBecomeActive:", "scene": "A"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("order/code_while_suspended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "code_while_suspended",
  "severity": "error",
  "summary": "A suspended process runs no code",
  "why": "iOS freezes a suspended process: none of its threads runs until the system resumes it, for the user or for an event. A callback or an action between `suspend` and `resume` cannot have happened. Either the log is wrong about the time, or two processes write under one session, or the code believes that it runs when it does not, for example in a timer whose firings are made up afterwards. Suspension came with iOS 4.",
  "fix": "Give every process its own session, and log with the time at which things happen. Work that has to go on in the background needs a background task or a background mode.",
  "references": [
    "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence",
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
  ],
  "exceptions": "What the system does by itself (`by: system`), such as the snapshot.",
  "tags": ["order", "suspended-code", "seed", "row-01", "row-09"],
  "never": {
    "kind": ["callback", "action"],
    "phase": "any",
    "by": {"not": "system"},
    "state.process": "suspended"
  },
  "message": "{callback}{action} ran in a process that was frozen",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the system wakes the app for a push, and it works.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 500, "system": "resume", "reason": "push"},
          {"t": 500.1, "callback": "didReceiveRemoteNotification"},
          {"t": 503, "action": "complete", "of": "push:silent"},
          {"t": 504, "system": "suspend"}
        ]
      },
      {
        "why": "The picture for the app switcher is the system's work.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 15.2, "action": "snapshot", "of": "scene:A", "by": "system"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "willEnterForeground"},
          {"t": 60.3, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A prewarmed process stands still until the user's launch, which makes it run.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.1, "system": "suspend"},
          {"t": 9000, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 9000.1, "callback": "didFinishLaunching"},
          {"t": 9000.5, "callback": "didBecomeActive"},
          {"t": 9010, "callback": "willResignActive"},
          {"t": 9010.3, "callback": "didEnterBackground"},
          {"t": 9015, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A timer is said to fire in the frozen process.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "save", "of": "document:note"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "action": "save", "of": "document:note"},
          {"t": 70, "system": "resume", "reason": "user"},
          {"t": 70.1, "callback": "willEnterForeground"},
          {"t": 70.3, "callback": "didBecomeActive"}
        ],
        "reports": [8]
      },
      {
        "why": "A callback ends in the frozen process: it was suspended in the middle of it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 12, "system": "suspend"},
          {"t": 13, "callback": "didEnterBackground", "phase": "end"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("order/repeated_state_callback.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "repeated_state_callback",
  "severity": "note",
  "summary": "A state is entered once",
  "why": "A second didBecomeActive without willResignActive between them comes with CarPlay; a second didEnterBackground came from the app switcher of old systems and comes when the system wakes the app in the background. They are legal, and rare enough that handlers are seldom written for them: what they start is started twice, what they count is counted twice. CarPlay came with iOS 7.1 and the app switcher of cards with iOS 7; on iOS 12 and before didEnterBackground could come from the switcher.",
  "fix": "Write the handlers of didBecomeActive and didEnterBackground so that a second call does no harm.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
  ],
  "exceptions": "CarPlay, and a background launch that was in the background already: write the handler so that a repeat does no harm, and switch the rule off.",
  "tags": ["order", "order-app", "seed", "row-01"],
  "per": ["session", "scene?"],
  "when": {
    "callback": {"as": "$callback", "any": ["@becameActive", "@entersBackground"]},
    "phase": "done"
  },
  "never": {"callback": "$callback"},
  "until": [
    {"callback": ["@resignsActive", "@entersForeground", "sceneDidDisconnect"]},
    {"system": ["suspend", "resume"]}
  ],
  "message": "{callback} came again, with nothing between",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: an interruption lies between the two.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The system wakes the app in the background, and didEnterBackground comes again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 99, "system": "resume", "reason": "push"},
          {"t": 99.1, "callback": "didEnterBackground"}
        ]
      }
    ],
    "bad": [
      {
        "why": "CarPlay repeats didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "system": "carplay", "phase": "begin"},
          {"t": 12, "callback": "didBecomeActive"}
        ],
        "reports": [5]
      },
      {
        "why": "The app switcher repeats didEnterBackground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "callback": "didEnterBackground"},
          {"t": 9.6, "callback": "willTerminate"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("ownHandler.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "ownHandler",
  "per": ["session", "of"],
  "initial": "unnamed",
  "states": {
    "unnamed": "no event brought a completion handler under this name",
    "waiting": "its handler waits to be called",
    "two": "two handlers of this name wait",
    "many": "more",
    "called": "its handler was called"
  },
  "transitions": [
    {
      "on": [
        {"callback": ["@handsOverCompletion", "@showsNotification"]},
        {"system": "bgTaskLaunch"}
      ],
      "from": ["unnamed", "called", "unknown"],
      "to": "waiting"
    },
    {
      "on": [
        {"callback": ["@handsOverCompletion", "@showsNotification"]},
        {"system": "bgTaskLaunch"}
      ],
      "from": ["waiting"],
      "to": "two"
    },
    {
      "on": [
        {"callback": ["@handsOverCompletion", "@showsNotification"]},
        {"system": "bgTaskLaunch"}
      ],
      "from": ["two", "many"],
      "to": "many"
    },
    {"on": {"action": "complete"}, "from": ["two"], "to": "waiting"},
    {"on": {"action": "complete"}, "from": ["waiting"], "to": "called"}
  ]
}

"""#),
    ("owner.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "owner",
  "per": ["session", "of"],
  "initial": "unseen",
  "states": {
    "unseen": "nothing was started or taken",
    "app": "belongs to no scene",
    "scene": "belongs to a scene"
  },
  "transitions": [
    {"on": {"action": ["start", "resume", "acquire"], "scene": null}, "to": "app"},
    {"on": {"action": ["start", "resume", "acquire"]}, "to": "scene"}
  ]
}

"""#),
    ("persistence/denied_access_is_survived.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "denied_access_is_survived",
  "severity": "error",
  "summary": "An access that the locked device denies does not crash the app",
  "why": "Since iOS 4 the system may deny the keychain, files and databases while the device is locked, which is when most background launches come. A Core Data store that cannot be opened, or a key that cannot be read, then meets a forced unwrapping or a `fatalError`. The user sees nothing but a push that never came, until iOS launches the app less often.",
  "fix": "Take the denial as an answer: try again in applicationProtectedDataDidBecomeAvailable. Give what background work needs the class `afterFirstUnlock`, for files `completeUntilFirstUserAuthentication`.",
  "references": [
    "https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)"
  ],
  "exceptions": "A crash that has another cause, with nothing logged between the two; a denied write that is lost with it is told by denied_write_is_repeated.",
  "tags": ["persistence", "protected-data", "seed", "row-19"],
  "when": {
    "action": ["read", "acquire"],
    "class": ["whenUnlocked", "complete", "afterFirstUnlock"],
    "result": "denied"
  },
  "then": [{"kind": ["callback", "action"], "phase": "any"}, {"system": {"not": "exit"}}],
  "within": "1s",
  "before": {"system": "exit", "reason": "crash"},
  "message": "{action} of {of}, which is protected ({class}), was denied, and the app crashed",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: denied, and the app goes on without it.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {
            "t": 9.1,
            "action": "acquire",
            "of": "db:verses",
            "class": "complete",
            "result": "denied"
          },
          {"t": 9.2, "callback": "didFinishLaunching"},
          {"t": 9.3, "system": "exit", "reason": "crash"}
        ]
      },
      {
        "why": "The system took the memory back, long after the denial.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {
            "t": 9.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 9.9, "system": "suspend"},
          {"t": 10, "system": "exit", "reason": "jetsam"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A store with complete protection is opened in a background launch.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push", "lifecycle": "scene"},
          {"t": 9.2, "callback": "didFinishLaunching", "phase": "begin"},
          {
            "t": 9.3,
            "action": "acquire",
            "of": "db:verses",
            "class": "complete",
            "result": "denied"
          },
          {"t": 9.35, "system": "exit", "reason": "crash"}
        ],
        "reports": [4]
      },
      {
        "why": "A key of the keychain is unwrapped by force.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "system": "deviceLock"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 9.4, "callback": "didEnterBackground"},
          {
            "t": 24,
            "action": "read",
            "of": "keychain:key",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 24.01, "system": "exit", "reason": "crash"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("persistence/denied_is_not_absent.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "denied_is_not_absent",
  "severity": "error",
  "summary": "Data that may not be read is not taken for data that is not there",
  "why": "Since iOS 15 an app may be started by the system at any time, also while the device is locked or before its first unlock. A keychain read is then denied. Apps that took this for \"not logged in\" erased the account and wrote that down: users found themselves logged out after the phone had lain idle, for no reason that anyone could reproduce. Others wrote their defaults over the settings that they could not read.",
  "fix": "Tell errSecInteractionNotAllowed and missing files apart. On a denied read change nothing, and read again in applicationProtectedDataDidBecomeAvailable.",
  "references": [
    "https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)",
    "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"
  ],
  "exceptions": "A user who logs out on purpose while the data cannot be read: log `by: user` with the `erase`.",
  "tags": ["persistence", "protected-data", "seed", "row-19"],
  "never": [
    {
      "action": "erase",
      "of": {"not": [{"glob": "cache:*"}, {"glob": "file:tmp*"}, {"glob": "file:temp*"}]},
      "by": {"not": "user"},
      "state.denied": "denied",
      "state.app": {"not": "active"}
    },
    {
      "action": ["save", "write"],
      "of": [
        {"glob": "account:*"},
        {"glob": "login:*"},
        {"glob": "keychain:*"},
        {"glob": "auth:*"},
        {"glob": "credentials:*"}
      ],
      "class": {"not": ["afterFirstUnlock", "none"]},
      "by": {"not": "user"},
      "state.denied": "denied",
      "state.app": {"not": "active"}
    },
    {
      "action": ["save", "write"],
      "of": {"present": true},
      "by": {"not": "user"},
      "result": {"not": ["denied", "failed", "ioError"]},
      "state.deniedObject": "denied",
      "state.denied": {"not": "changed"}
    }
  ],
  "message": "{of} is changed after a read that was denied",
  "examples": {
    "good": [
      {
        "why": "Another item, which may be written while the device is locked, is.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.3, "action": "read", "of": "keychain:token", "class": "whenUnlocked", "result": "denied"},
          {"t": 9.4, "action": "write", "of": "keychain:pushToken", "class": "afterFirstUnlock"},
          {"t": 9.5, "callback": "didFinishLaunching"},
          {"t": 20, "system": "suspend"}
        ]
      },
      {
        "why": "Nearest look-alike: erased after a read that shows that the account is gone.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {
            "t": 9.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 60, "callback": "protectedDataDidBecomeAvailable"},
          {
            "t": 60.1,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "ok"
          },
          {"t": 61, "action": "erase", "of": "account:session"}
        ]
      },
      {
        "why": "The user logs out, by a button of a notification.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 1, "action": "read", "of": "keychain:backup", "result": "denied"},
          {"t": 9, "action": "erase", "of": "account:session", "by": "user"}
        ]
      },
      {
        "why": "The settings are read again before they are saved, and other data was never denied.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "fetch"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {"t": 9.3, "action": "read", "of": "file:settings", "result": "denied"},
          {"t": 9.4, "action": "save", "of": "file:log"},
          {"t": 60, "system": "deviceUnlock"},
          {"t": 60.1, "action": "read", "of": "file:settings", "result": "ok"},
          {"t": 60.2, "action": "save", "of": "file:settings"}
        ]
      },
      {
        "why": "The user logs in again hours later, on an unlocked device.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 1, "system": "launch", "reason": "push"},
          {
            "t": 1.1,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 1.2, "callback": "didFinishLaunching"},
          {"t": 2, "system": "suspend"},
          {"t": 60, "system": "deviceUnlock"},
          {"t": 70, "system": "resume", "reason": "user"},
          {"t": 70.1, "callback": "willEnterForeground"},
          {"t": 70.3, "callback": "didBecomeActive"},
          {"t": 80, "action": "touch", "of": "button:login"},
          {"t": 82, "action": "save", "of": "account:mail"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A background launch on a locked phone logs the user out.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.2, "callback": "didFinishLaunching", "phase": "begin"},
          {
            "t": 9.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 9.4, "action": "erase", "of": "account:session"},
          {"t": 9.5, "callback": "didFinishLaunching", "phase": "end"}
        ],
        "reports": [5]
      },
      {
        "why": "An empty login is written over the old one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "fetch"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {
            "t": 0.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 0.4, "action": "write", "of": "login:state", "value": "none"}
        ],
        "reports": [4]
      },
      {
        "why": "The settings cannot be read, and the defaults are written over them.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "fetch"},
          {"t": 9.2, "callback": "didFinishLaunching", "phase": "begin"},
          {
            "t": 9.3,
            "action": "read",
            "of": "file:settings",
            "class": "afterFirstUnlock",
            "result": "denied"
          },
          {"t": 9.4, "action": "read", "of": "keychain:device", "class": "always", "result": "ok"},
          {"t": 9.5, "action": "save", "of": "file:settings"},
          {"t": 9.6, "callback": "didFinishLaunching", "phase": "end"}
        ],
        "reports": [6]
      },
      {
        "why": "Erased, and an empty login written: one fault.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {
            "t": 9.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 9.4, "action": "erase", "of": "account:session"},
          {"t": 9.41, "action": "write", "of": "login:state", "value": "none"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("persistence/denied_read_is_repeated.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "denied_read_is_repeated",
  "severity": "warning",
  "summary": "What could not be read on the locked device is read again",
  "why": "A process that was started on a locked device lives on: hours later the user opens the very same one. What it could not read at its start, it has to read then; otherwise it shows its logged-out or empty state to a user who is logged in, until it is killed. Protected data came with iOS 4; since iOS 15, which prewarms, more processes begin on a locked device.",
  "fix": "Ask isProtectedDataAvailable first. Read in applicationProtectedDataDidBecomeAvailable, or at the latest in willEnterForeground, or give what background work needs the class `afterFirstUnlock`.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)",
    "https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files"
  ],
  "exceptions": "Data that is no longer needed when the user comes: allow it by its `of`. Data that is replaced or erased by then counts as read.",
  "tags": ["persistence", "protected-data", "seed", "row-19"],
  "when": {
    "action": "read",
    "of": "$what",
    "result": "denied",
    "class": ["whenUnlocked", "complete", "afterFirstUnlock"]
  },
  "then": [
    {"action": "read", "of": "$what", "result": {"not": "denied"}},
    {"action": "erase"},
    {"action": ["save", "write"], "of": "$what", "result": {"not": "denied"}},
    {
      "action": ["save", "write"],
      "of": [
        {"glob": "account:*"},
        {"glob": "login:*"},
        {"glob": "keychain:*"},
        {"glob": "auth:*"},
        {"glob": "credentials:*"}
      ]
    }
  ],
  "from": {"callback": "@becameActive", "phase": "done", "state.deviceLock": "unlocked"},
  "within": "1s",
  "message": "{$what} could not be read on the locked device, and nothing came of it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: read again on the way to the foreground, in the app's own log.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {
            "t": 0.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 401.1, "callback": "willEnterForeground", "phase": "begin"},
          {
            "t": 401.2,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "ok"
          },
          {"t": 401.3, "callback": "willEnterForeground", "phase": "end"},
          {"t": 401.5, "callback": "didBecomeActive"},
          {"t": 420, "callback": "willResignActive"}
        ]
      },
      {
        "why": "Unlocked while the app still runs.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {
            "t": 9.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 20, "system": "deviceUnlock"},
          {"t": 20.1, "callback": "protectedDataDidBecomeAvailable", "phase": "begin"},
          {
            "t": 20.2,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "ok"
          },
          {"t": 20.25, "callback": "protectedDataDidBecomeAvailable", "phase": "end"},
          {"t": 25, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "willEnterForeground"},
          {"t": 60.3, "callback": "didBecomeActive"},
          {"t": 70, "action": "touch", "of": "view:inbox"}
        ]
      },
      {
        "why": "Suspended in between, and read again when the user has unlocked the device.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 1, "system": "launch", "reason": "push"},
          {
            "t": 1.1,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 1.2, "callback": "didFinishLaunching"},
          {"t": 2, "system": "suspend"},
          {"t": 60, "system": "deviceUnlock"},
          {"t": 70, "system": "resume", "reason": "user"},
          {"t": 70.01, "callback": "willEnterForeground"},
          {"t": 70.05, "callback": "protectedDataDidBecomeAvailable", "phase": "begin"},
          {
            "t": 70.06,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "ok"
          },
          {"t": 70.07, "callback": "protectedDataDidBecomeAvailable", "phase": "end"},
          {"t": 70.3, "callback": "didBecomeActive"},
          {"t": 90, "action": "touch", "of": "view:inbox"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The process of the night meets the user of the morning.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {
            "t": 0.3,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 401.1, "callback": "willEnterForeground"},
          {"t": 401.5, "callback": "didBecomeActive"},
          {"t": 405, "action": "touch", "of": "button:login"}
        ],
        "reports": [3]
      },
      {
        "why": "Another item is read again, this one is not.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "location"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {
            "t": 9.3,
            "action": "read",
            "of": "file:profile",
            "class": "complete",
            "result": "denied"
          },
          {
            "t": 9.4,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 400, "callback": "protectedDataDidBecomeAvailable", "phase": "begin"},
          {
            "t": 400.1,
            "action": "read",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "ok"
          },
          {"t": 400.2, "callback": "protectedDataDidBecomeAvailable", "phase": "end"},
          {"t": 401.1, "callback": "willEnterForeground"},
          {"t": 401.5, "callback": "didBecomeActive"},
          {"t": 405, "action": "touch", "of": "button:login"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("persistence/denied_write_is_repeated.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "denied_write_is_repeated",
  "severity": "error",
  "summary": "What could not be written on the locked device is written once it is unlocked",
  "why": "A denied read can be made good by reading later. A denied write is lost unless the app keeps what it was about to write: a token that the server has just renewed logs the user out when the process ends. Protected data came with iOS 4; background launches on a locked device have become more since iOS 13.",
  "fix": "Give what background work writes the class `afterFirstUnlock`. Else keep the data, take the denial as an answer and no crash, and write in applicationProtectedDataDidBecomeAvailable.",
  "references": [
    "https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)"
  ],
  "exceptions": "What is kept elsewhere at once, in a file or an item of a weaker class. Data that is worth nothing later: log `discard` or `erase` of it, or allow it by its `of`.",
  "tags": ["persistence", "protected-data", "seed", "row-19"],
  "when": [
    {
      "action": ["write", "save"],
      "of": "$what",
      "class": ["whenUnlocked", "complete", "afterFirstUnlock"],
      "result": "denied",
      "state.deviceLock": "@locked"
    },
    {
      "action": ["write", "save"],
      "of": "$what",
      "class": ["whenUnlocked", "complete", "afterFirstUnlock"],
      "result": "denied",
      "state.app": "@unseen"
    }
  ],
  "then": [
    {
      "action": ["write", "save", "discard", "erase"],
      "of": "$what",
      "result": {"not": ["denied", "ioError", "failed"]}
    },
    {
      "action": ["write", "save", "enqueue"],
      "class": [
        "none", "afterFirstUnlock", "completeUntilFirstUserAuthentication", "completeUnlessOpen"
      ],
      "result": {"not": ["denied", "ioError", "failed"]}
    }
  ],
  "before": [
    {"system": "exit", "reason": "crash"},
    {"system": "deviceLock", "state.app": "active"},
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": "inactive",
      "state.deviceLock": "unlocked"
    }
  ],
  "message": "{action} of {$what}, which is protected ({class}), was denied on the locked device and not made good",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: kept, and written when the device is unlocked.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "system": "deviceLock"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 9.4, "callback": "didEnterBackground"},
          {
            "t": 24,
            "action": "write",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 25, "system": "suspend"},
          {"t": 90, "system": "deviceUnlock"},
          {"t": 90.5, "system": "resume", "reason": "user"},
          {"t": 90.6, "callback": "protectedDataDidBecomeAvailable", "phase": "begin"},
          {"t": 90.7, "action": "write", "of": "keychain:token", "class": "whenUnlocked"},
          {"t": 90.8, "callback": "protectedDataDidBecomeAvailable", "phase": "end"},
          {"t": 90.9, "callback": "willEnterForeground"},
          {"t": 91, "callback": "didBecomeActive"},
          {"t": 99, "callback": "willResignActive"},
          {"t": 99.3, "callback": "didEnterBackground"}
        ]
      },
      {
        "why": "A draft is written again as soon as the user is back.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push", "lifecycle": "scene"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {"t": 9.3, "action": "save", "of": "draft:1", "class": "complete", "result": "denied"},
          {"t": 12, "system": "suspend"},
          {"t": 90, "system": "deviceUnlock"},
          {"t": 90.5, "system": "resume", "reason": "user"},
          {"t": 90.6, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 90.7, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 90.9, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 97, "action": "save", "of": "draft:1", "class": "complete", "result": "ok"},
          {"t": 120, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 120.3, "callback": "sceneDidEnterBackground", "scene": "A"}
        ]
      },
      {
        "why": "The data is kept in another file, which may be written while the device is locked.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.1, "callback": "didFinishLaunching"},
          {"t": 0.2, "system": "deviceLock"},
          {"t": 0.4, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {
            "t": 0.5,
            "action": "write",
            "of": "file:inbox",
            "class": "complete",
            "result": "denied"
          },
          {
            "t": 0.6,
            "action": "write",
            "of": "file:inbox-pending",
            "class": "afterFirstUnlock",
            "result": "ok"
          },
          {"t": 1, "action": "complete", "of": "push:1"},
          {"t": 3, "system": "suspend"},
          {"t": 50, "system": "resume", "reason": "user"},
          {"t": 50.1, "callback": "willEnterForeground"},
          {"t": 50.3, "callback": "didBecomeActive"},
          {"t": 50.5, "action": "read", "of": "file:inbox-pending"},
          {"t": 50.6, "action": "write", "of": "file:messages", "class": "complete"},
          {"t": 60, "callback": "willResignActive"},
          {"t": 60.4, "callback": "didEnterBackground"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The new token cannot be written, which no one expects.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "system": "deviceLock"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 9.4, "callback": "didEnterBackground"},
          {
            "t": 24,
            "action": "write",
            "of": "keychain:token",
            "class": "whenUnlocked",
            "result": "denied"
          },
          {"t": 24.1, "system": "exit", "reason": "crash"}
        ],
        "reports": [7]
      },
      {
        "why": "The user comes, stays and goes, and nothing is written.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "fetch"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {
            "t": 0.4,
            "action": "save",
            "of": "file:inbox",
            "class": "complete",
            "result": "denied"
          },
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.2, "callback": "didBecomeActive"},
          {"t": 80, "callback": "willResignActive"},
          {"t": 80.3, "callback": "didEnterBackground"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("persistence/health_data_while_locked.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "health_data_while_locked",
  "severity": "warning",
  "summary": "Health data is not asked for on a locked device",
  "why": "The health store is encrypted while the device is locked, and HealthKit wakes apps for new data then, too. A query fails with errorDatabaseInaccessible, the app is suspended again with nothing done, and has used up a wake-up. HealthKit came with iOS 8, and its wake-ups with it.",
  "fix": "Look at isProtectedDataAvailable first, call the observer query's completion handler, and query when applicationProtectedDataDidBecomeAvailable comes.",
  "references": [
    "https://developer.apple.com/documentation/healthkit/protecting-user-privacy",
    "https://developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable"
  ],
  "exceptions": "A query that is repeated before the suspension, once the device is unlocked; it is known here.",
  "tags": ["seed", "persistence", "protected-data", "row-19"],
  "when": {
    "action": "read",
    "of": {"as": "$what", "glob": "health:*"},
    "result": "denied",
    "state.deviceLock": "@locked"
  },
  "then": [
    {"action": "read", "of": "$what", "result": {"not": "denied"}},
    {"system": ["deviceUnlock"]},
    {"callback": "@entersForeground"}
  ],
  "before": {"system": "suspend"},
  "message": "{$what} was asked for on the locked device, and nothing came of it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the device is unlocked while the app still runs.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "healthkit"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {
            "t": 9.3,
            "action": "read",
            "of": "health:steps",
            "class": "complete",
            "result": "denied"
          },
          {"t": 12, "system": "deviceUnlock"},
          {"t": 12.1, "action": "read", "of": "health:steps", "class": "complete", "result": "ok"},
          {"t": 14, "system": "suspend"}
        ]
      },
      {
        "why": "Denied for want of a permission, on an unlocked device.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "healthkit"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "action": "read", "of": "health:steps", "result": "denied"},
          {"t": 3, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Health data wakes a locked phone, and there is nothing to be had.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 14, "system": "suspend"},
          {"t": 60, "system": "deviceLock"},
          {"t": 500, "system": "resume", "reason": "healthkit"},
          {
            "t": 500.1,
            "action": "read",
            "of": "health:steps",
            "class": "complete",
            "result": "denied"
          },
          {"t": 502, "system": "suspend"}
        ],
        "reports": [9]
      },
      {
        "why": "Launched for it on the locked device.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "healthkit"},
          {"t": 9.2, "callback": "didFinishLaunching"},
          {
            "t": 9.3,
            "action": "read",
            "of": "health:steps",
            "class": "complete",
            "result": "denied"
          },
          {"t": 12, "system": "suspend"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("persistence/killed_for_a_lock.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "killed_for_a_lock",
  "severity": "error",
  "summary": "The system does not end the app for a lock on a shared file",
  "why": "0xdead10cc means that the process held a lock on a file or a database in a shared container when it was to be suspended. The trace has no lock of that kind, so the work that held it is not named here; extensions, SQLite in WAL mode and frameworks lock such files too. So it has been since iOS 8, which brought shared containers.",
  "fix": "Log `acquire` and `release` of each file and database in the app group with `container: appGroup`. Hold them under a background task, and let go of them when it expires.",
  "references": [
    "https://developer.apple.com/documentation/xcode/sigkill",
    "https://developer.apple.com/documentation/xcode/understanding-the-exception-types-in-a-crash-report"
  ],
  "exceptions": "A lock that the log has, with its `container`, is told by shared_lock_at_suspension.",
  "tags": ["persistence", "background", "no-lock-at-suspend", "seed", "row-09"],
  "when": [
    {"system": "exit", "reason": "lockAtSuspend"},
    {"system": "exit", "code": "0xdead10cc"}
  ],
  "previously": {"action": ["acquire", "lock"], "container": "appGroup"},
  "message": "the system ended the app for a lock on a shared file, and the trace does not say which",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: ended for memory.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 90, "system": "exit", "reason": "jetsam"}
        ]
      },
      {
        "why": "The trace has the lock, and it is reported itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 11, "action": "acquire", "of": "db:shared", "container": "appGroup"},
          {"t": 15, "system": "exit", "reason": "lockAtSuspend", "code": "0xdead10cc"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Nothing in the trace explains it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "exit", "reason": "lockAtSuspend", "code": "0xdead10cc"}
        ],
        "reports": [6]
      },
      {
        "why": "The database is in the trace, without the container that it is in.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "acquire", "of": "db:shared"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "exit", "code": "0xdead10cc"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("persistence/protected_data_while_locked.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "protected_data_while_locked",
  "severity": "error",
  "summary": "Protected data is left alone while the device is locked",
  "why": "Keychain items for the unlocked device are closed as soon as the device is locked, files with complete protection about ten seconds later, after applicationProtectedDataWillBecomeUnavailable. An access then fails with an I/O error that few call sites expect: SQLite reports a disk error, a forced unwrapping crashes. Background launches for a push or a location come mostly while the phone is locked. Data protection came with iOS 4; since iOS 7 files are open after the first unlock unless the app asks for more.",
  "fix": "Close such files in applicationProtectedDataWillBecomeUnavailable and open them in applicationProtectedDataDidBecomeAvailable; give data that background work needs the class `completeUntilFirstUserAuthentication` or `afterFirstUnlock`.",
  "references": [
    "https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)"
  ],
  "exceptions": "A file of another class, such as one with `completeUnlessOpen` that was opened before the lock: name its class in `class`.",
  "tags": ["persistence", "protected-data", "seed", "row-19"],
  "never": [
    {
      "action": ["read", "write", "acquire"],
      "class": "whenUnlocked",
      "result": {"not": "denied"},
      "state.protectedData": ["closing", "unavailable"]
    },
    {
      "action": ["read", "write", "acquire"],
      "class": "complete",
      "result": {"not": "denied"},
      "state.protectedData": "unavailable"
    },
    {
      "action": ["read", "write", "acquire"],
      "class": "complete",
      "result": "ioError",
      "state.protectedData": "closing"
    },
    {
      "action": ["read", "write", "acquire"],
      "class": "afterFirstUnlock",
      "result": {"not": "denied"},
      "state.deviceLock": "beforeFirstUnlock"
    }
  ],
  "message": "{action} of {of}, which is protected ({class}), while the device is locked",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: closed within the handler.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "acquire", "of": "db:messages", "class": "complete"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.2, "system": "deviceLock"},
          {"t": 10.4, "callback": "didEnterBackground"},
          {"t": 20.2, "callback": "protectedDataWillBecomeUnavailable", "phase": "begin"},
          {"t": 20.21, "action": "release", "of": "db:messages", "class": "complete"},
          {"t": 20.22, "callback": "protectedDataWillBecomeUnavailable", "phase": "end"},
          {"t": 21, "system": "suspend"}
        ]
      },
      {
        "why": "Data for after the first unlock may be read on a locked device.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 9.3, "action": "read", "of": "keychain:token", "class": "afterFirstUnlock", "result": "ok"},
          {"t": 9.4, "callback": "didFinishLaunching", "phase": "end"}
        ]
      },
      {
        "why": "A read that is denied is no fault by itself.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "push"},
          {"t": 9.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 9.3, "action": "read", "of": "keychain:token", "class": "whenUnlocked", "result": "denied"},
          {"t": 9.4, "callback": "didFinishLaunching", "phase": "end"}
        ]
      },
      {
        "why": "The callback is logged as one moment, and the file is closed right after it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 2, "action": "acquire", "of": "file:vault", "class": "complete"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.1, "system": "deviceLock"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 18, "callback": "protectedDataWillBecomeUnavailable"},
          {"t": 18.01, "action": "release", "of": "file:vault", "class": "complete"},
          {"t": 25, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A worker writes to a database that is closed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.2, "system": "deviceLock"},
          {"t": 10.4, "callback": "didEnterBackground"},
          {"t": 20.2, "callback": "protectedDataWillBecomeUnavailable"},
          {"t": 30, "action": "write", "thread": "worker", "of": "db:messages", "class": "complete", "result": "ioError"},
          {"t": 30.1, "system": "exit", "reason": "crash"}
        ],
        "reports": [8]
      },
      {
        "why": "A background launch reads the keychain of the unlocked device.",
        "trace": [
          {"t": 0, "system": "deviceLock"},
          {"t": 9, "system": "launch", "reason": "location"},
          {"t": 9.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 9.3, "action": "read", "of": "keychain:token", "class": "whenUnlocked"},
          {"t": 9.4, "callback": "didFinishLaunching", "phase": "end"}
        ],
        "reports": [4]
      },
      {
        "why": "A launch before the first unlock.",
        "trace": [
          {"t": 0, "system": "boot"},
          {"t": 9, "system": "launch", "reason": "liveActivity"},
          {"t": 9.2, "action": "read", "of": "defaults:settings", "class": "afterFirstUnlock", "result": "failed"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("persistence/protected_file_after_lock.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "protected_file_after_lock",
  "severity": "error",
  "summary": "Files with complete protection are closed ten seconds after the lock",
  "why": "About ten seconds after the device is locked iOS throws away the key of files with complete protection. The app is told by applicationProtectedDataWillBecomeUnavailable if it runs; whoever does not listen, or was suspended and woken in the meantime, meets an I/O error instead. So it has been since iOS 4.",
  "fix": "Finish with such files when the device is locked, or give them a weaker class.",
  "references": ["https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files"],
  "exceptions": "A file that stays open under `completeUnlessOpen`: name that class in `class`.",
  "tags": ["persistence", "protected-data", "seed", "row-19"],
  "when": {"system": "deviceLock"},
  "never": {
    "action": ["read", "write", "acquire"],
    "class": "complete",
    "result": {"not": ["denied", "ioError"]},
    "state.protectedData": "closing"
  },
  "after": "10s",
  "until": [
    {"system": ["deviceUnlock", "resume"]},
    {"callback": "protectedDataDidBecomeAvailable"}
  ],
  "message": "{action} of {of} more than ten seconds after the device was locked",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: within the ten seconds.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive"},
          {"t": 10.4, "callback": "didEnterBackground"},
          {"t": 15, "action": "write", "of": "db:notes", "class": "complete"}
        ]
      },
      {
        "why": "Unlocked again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive"},
          {"t": 40, "system": "deviceUnlock"},
          {"t": 40.2, "callback": "didBecomeActive"},
          {"t": 45, "action": "write", "of": "db:notes", "class": "complete"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A background task goes on writing.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive"},
          {"t": 10.4, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 10.41, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 10.42, "callback": "didEnterBackground", "phase": "end"},
          {"t": 25, "action": "write", "of": "db:notes", "class": "complete"},
          {"t": 26, "action": "endBackgroundTask", "of": "task:sync"}
        ],
        "reports": [9]
      },
      {
        "why": "A timer reads.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "system": "deviceLock"},
          {"t": 10.1, "callback": "willResignActive"},
          {"t": 10.4, "callback": "didEnterBackground"},
          {"t": 60, "action": "read", "of": "file:playlist", "class": "complete"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("persistence/restore_after_kill.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "restore_after_kill",
  "severity": "warning",
  "summary": "After a kill the next launch brings back what was saved",
  "why": "A suspended app that is removed for memory looks to the user as if it were still there: its picture is in the app switcher. On the next launch they expect the screen and the text of before. What was saved on leaving is worth nothing if the launch does not read it back, or finds it empty. So it has been since iOS 4; UIKit's own restoration came with iOS 6, and the scenes' activity with iOS 13.",
  "fix": "Restore in didFinishLaunching or when the scene connects, from the scene's state restoration activity or from the app's own file, before the first screen is shown.",
  "references": [
    "https://developer.apple.com/documentation/uikit/restoring-your-app-s-state",
    "https://developer.apple.com/documentation/uikit/about-the-ui-restoration-process"
  ],
  "exceptions": "A banking app that begins anew by intention.",
  "tags": ["persistence", "restore-after-kill", "seed", "row-16", "row-23"],
  "when": {"callback": "@becameActive", "state.kept": "asked"},
  "then": {"action": "restore", "result": {"not": ["empty", "missing", "failed"]}},
  "within": "1s",
  "message": "the app was killed with its state saved, and the launch does not restore it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the user closed the app, so that nothing has to come back.",
        "trace": [
          {"t": 0, "system": "launch", "session": 1, "reason": "user"},
          {"t": 0.6, "callback": "didBecomeActive", "session": 1},
          {"t": 9, "action": "save", "session": 1, "of": "state:tabs"},
          {"t": 9.1, "callback": "willResignActive", "session": 1},
          {"t": 9.3, "callback": "didEnterBackground", "session": 1},
          {"t": 14, "system": "suspend", "session": 1},
          {"t": 99, "system": "exit", "session": 1, "reason": "userKill"},
          {"t": 200, "system": "launch", "session": 2, "reason": "user"},
          {"t": 200.6, "callback": "didBecomeActive", "session": 2},
          {"t": 205, "action": "touch", "session": 2, "of": "view:home"}
        ]
      },
      {
        "why": "Restored while launching.",
        "trace": [
          {"t": 0, "system": "launch", "session": 1, "reason": "user"},
          {"t": 0.6, "callback": "didBecomeActive", "session": 1},
          {"t": 9, "action": "save", "session": 1, "of": "draft:mail"},
          {"t": 9.1, "callback": "willResignActive", "session": 1},
          {"t": 9.3, "callback": "didEnterBackground", "session": 1},
          {"t": 14, "system": "suspend", "session": 1},
          {"t": 99, "system": "exit", "session": 1, "reason": "jetsam"},
          {"t": 200, "system": "launch", "session": 2, "reason": "user"},
          {"t": 200.2, "callback": "didFinishLaunching", "phase": "begin", "session": 2},
          {"t": 200.3, "action": "restore", "session": 2, "of": "draft:mail", "result": "ok"},
          {"t": 200.4, "callback": "didFinishLaunching", "phase": "end", "session": 2},
          {"t": 200.6, "callback": "didBecomeActive", "session": 2},
          {"t": 205, "action": "touch", "session": 2, "of": "view:draft"}
        ]
      },
      {
        "why": "A push launches it in the background, where it restores for the user who comes later.",
        "trace": [
          {"t": 0, "system": "launch", "session": 1, "reason": "user"},
          {"t": 0.6, "callback": "didBecomeActive", "session": 1},
          {"t": 9, "action": "save", "session": 1, "of": "document:a"},
          {"t": 9.1, "callback": "willResignActive", "session": 1},
          {"t": 9.3, "callback": "didEnterBackground", "session": 1},
          {"t": 14, "system": "suspend", "session": 1},
          {"t": 99, "system": "exit", "session": 1, "reason": "jetsam"},
          {"t": 200, "system": "launch", "session": 2, "reason": "push"},
          {"t": 200.1, "callback": "didFinishLaunching", "phase": "begin", "session": 2},
          {"t": 200.2, "action": "restore", "session": 2, "of": "document:a", "result": "ok"},
          {"t": 200.3, "callback": "didFinishLaunching", "phase": "end", "session": 2},
          {"t": 202, "system": "suspend", "session": 2},
          {"t": 300, "system": "resume", "session": 2, "reason": "user"},
          {"t": 300.1, "callback": "willEnterForeground", "session": 2},
          {"t": 300.2, "callback": "didBecomeActive", "session": 2},
          {"t": 305, "action": "touch", "session": 2, "of": "view:root"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The start screen comes, and the draft is gone.",
        "trace": [
          {"t": 0, "system": "launch", "session": 1, "reason": "user"},
          {"t": 0.6, "callback": "didBecomeActive", "session": 1},
          {"t": 9, "action": "save", "session": 1, "of": "draft:mail"},
          {"t": 9.1, "callback": "willResignActive", "session": 1},
          {"t": 9.3, "callback": "didEnterBackground", "session": 1},
          {"t": 14, "system": "suspend", "session": 1},
          {"t": 99, "system": "exit", "session": 1, "reason": "jetsam"},
          {"t": 200, "system": "launch", "session": 2, "reason": "user"},
          {"t": 200.6, "callback": "didBecomeActive", "session": 2},
          {"t": 205, "action": "touch", "session": 2, "of": "view:home"}
        ],
        "reports": [9]
      },
      {
        "why": "It is read back, and comes back empty.",
        "trace": [
          {"t": 0, "system": "launch", "session": 1, "reason": "user", "lifecycle": "scene"},
          {"t": 0.4, "callback": "sceneWillConnect", "session": 1, "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "session": 1, "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "session": 1, "scene": "A"},
          {"t": 9, "action": "save", "session": 1, "scene": "A", "of": "navigation:stack"},
          {"t": 9.1, "callback": "sceneWillResignActive", "session": 1, "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "session": 1, "scene": "A"},
          {"t": 14, "system": "suspend", "session": 1},
          {"t": 99, "system": "exit", "session": 1, "reason": "jetsam"},
          {"t": 200, "system": "launch", "session": 2, "reason": "user", "lifecycle": "scene"},
          {
            "t": 200.4,
            "callback": "sceneWillConnect",
            "phase": "begin",
            "session": 2,
            "scene": "B"
          },
          {
            "t": 200.41,
            "action": "restore",
            "session": 2,
            "scene": "B",
            "of": "navigation:stack",
            "result": "empty"
          },
          {"t": 200.42, "callback": "sceneWillConnect", "phase": "end", "session": 2, "scene": "B"},
          {"t": 200.5, "callback": "sceneWillEnterForeground", "session": 2, "scene": "B"},
          {"t": 200.6, "callback": "sceneDidBecomeActive", "session": 2, "scene": "B"},
          {"t": 205, "action": "touch", "session": 2, "scene": "B", "of": "view:home"}
        ],
        "reports": [15]
      },
      {
        "why": "A push launches it in the background, and the user then meets the start screen.",
        "trace": [
          {"t": 0, "system": "launch", "session": 1, "reason": "user"},
          {"t": 0.6, "callback": "didBecomeActive", "session": 1},
          {"t": 9, "action": "save", "session": 1, "of": "document:a"},
          {"t": 9.1, "callback": "willResignActive", "session": 1},
          {"t": 9.3, "callback": "didEnterBackground", "session": 1},
          {"t": 14, "system": "suspend", "session": 1},
          {"t": 99, "system": "exit", "session": 1, "reason": "jetsam"},
          {"t": 200, "system": "launch", "session": 2, "reason": "push"},
          {"t": 200.1, "callback": "didFinishLaunching", "session": 2},
          {"t": 202, "system": "suspend", "session": 2},
          {"t": 300, "system": "resume", "session": 2, "reason": "user"},
          {"t": 300.1, "callback": "willEnterForeground", "session": 2},
          {"t": 300.2, "callback": "didBecomeActive", "session": 2},
          {"t": 305, "action": "touch", "session": 2, "of": "view:root"}
        ],
        "reports": [13]
      }
    ]
  }
}

"""#),
    ("persistence/save_before_suspend.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "save_before_suspend",
  "severity": "error",
  "summary": "What is unsaved is saved before the app may be suspended",
  "why": "After didEnterBackground the app is suspended within seconds, and a suspended app may be removed at any time, for memory or by the user, without a word: applicationWillTerminate is not called then. What was not on disk when didEnterBackground and the observers of its notification were through is lost. A window that is disconnected takes its unsaved changes along too. So it has been since iOS 4, before which willTerminate was the place.",
  "fix": "Save in willResignActive, or at the latest in didEnterBackground, for each scene by itself: a window that the user swipes away in the app switcher may be disconnected without having entered the background. Begin a background task for a save that takes longer, and end it when the save is done. Never leave it to willTerminate.",
  "references": [
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"
  ],
  "exceptions": "Changes that are thrown away by intention: log `discard`.",
  "tags": [
    "persistence", "background", "save-before-suspend", "seed", "row-06", "row-09", "row-15",
    "row-16", "row-17", "row-23"
  ],
  "per": ["session", "of"],
  "also": {"action": "beginBackgroundTask"},
  "scope": {
    "after": {"action": "markDirty", "scene": "$scene?"},
    "until": {"action": "markDirty", "scene": {"not": "$scene?"}}
  },
  "when": [
    {
      "callback": "@sceneEntersBackground",
      "phase": "done",
      "scene": "$scene",
      "state.assertion": "none",
      "state.unsaved": ["dirtyInScene", "late"]
    },
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.assertion": "none",
      "state.unsaved": ["dirty", "late"]
    },
    {
      "callback": "sceneDidDisconnect",
      "phase": "done",
      "scene": "$scene",
      "state.scene": {"not": ["background", "suspended"]},
      "state.unsaved": ["dirtyInScene", "late"]
    },
    {
      "callback": "willTerminate",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.unsaved": ["dirty", "dirtyInScene"]
    },
    {"callback": "willTerminate", "phase": "done", "state.unsaved": "late"},
    {"action": ["save", "discard"], "state.unsaved": ["dirty", "dirtyInScene", "late"]}
  ],
  "then": [
    {"action": ["save", "discard"]},
    {
      "action": "beginBackgroundTask",
      "id": {"not": ["@invalidTask", 0]},
      "result": {"not": "@refused"},
      "state.app": "@away",
      "state.launch": "seen"
    }
  ],
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": [{"system": ["suspend", "exit"]}, {"callback": "willTerminate", "phase": "done"}],
  "message": "{of} has unsaved changes when the app may be suspended",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the save ends seconds later, under a background task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:big"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 17, "action": "save", "thread": "worker", "of": "document:big"},
          {"t": 17.1, "action": "endBackgroundTask", "of": "task:save"},
          {"t": 18, "system": "suspend"}
        ]
      },
      {
        "why": "Saved by an observer of the notification, which UIKit posts right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "application(_:didFinishLaunchingWithOptions:)"},
          {"t": 0.6, "callback": "applicationDidBecomeActive(_:)"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"},
          {"t": 9.3, "callback": "applicationDidEnterBackground(_:)", "phase": "begin"},
          {"t": 9.31, "callback": "applicationDidEnterBackground(_:)", "phase": "end"},
          {"t": 9.312, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "begin"},
          {"t": 9.313, "action": "save", "of": "document:note"},
          {"t": 9.316, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "end"},
          {"t": 14, "system": "suspend"}
        ]
      },
      {
        "why": "An interruption is not a reason to save.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Saved in time, killed while suspended.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "save", "of": "document:note"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 14, "system": "suspend"},
          {"t": 900, "system": "exit", "reason": "jetsam"}
        ]
      },
      {
        "why": "An app that exits instead of being suspended is told by willTerminate, and saves there.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "exitsOnSuspend": true},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.5, "callback": "didEnterBackground"},
          {"t": 9.52, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.53, "action": "save", "of": "document:note"},
          {"t": 9.54, "callback": "willTerminate", "phase": "end"},
          {"t": 9.6, "system": "exit", "reason": "suspend"}
        ]
      },
      {
        "why": "A recorder that is swiped away while it records: its window goes first, then willTerminate saves.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene", "backgroundModes": ["audio"]},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 60, "action": "markDirty", "of": "memo:1"},
          {"t": 70, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 70.1, "callback": "willTerminate", "phase": "begin"},
          {"t": 70.12, "action": "save", "of": "memo:1"},
          {"t": 70.14, "callback": "willTerminate", "phase": "end"},
          {"t": 70.2, "system": "exit", "reason": "userKill"}
        ]
      },
      {
        "why": "didEnterBackground is logged as one moment; the task that it begins comes right after it, and the save under it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:1"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.2, "callback": "didEnterBackground"},
          {"t": 9.21, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 12, "action": "save", "of": "document:1"},
          {"t": 12.1, "action": "endBackgroundTask", "of": "task:save"},
          {"t": 14, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "An app's own log, pulled after a press of the home button: it stops where didEnterBackground returns.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:draft"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "callback": "didEnterBackground", "phase": "end"}
        ],
        "reports": [7]
      },
      {
        "why": "Saved only when the view goes away, which the home gesture does not do.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 8, "action": "markDirty", "of": "document:draft"},
          {"t": 12, "callback": "willResignActive"},
          {"t": 12.3, "callback": "didEnterBackground"},
          {"t": 17, "system": "suspend"},
          {"t": 900, "system": "exit", "reason": "jetsam"}
        ],
        "reports": [6]
      },
      {
        "why": "One of two windows leaves with its draft; another object was saved.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 5, "action": "markDirty", "scene": "B", "of": "draft:mail"},
          {"t": 6, "action": "markDirty", "scene": "B", "of": "state:scroll"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "B"},
          {"t": 9.31, "action": "save", "scene": "B", "of": "state:scroll"},
          {"t": 9.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "B"},
          {"t": 20, "action": "touch", "scene": "A", "of": "view:a"}
        ],
        "reports": [14]
      },
      {
        "why": "The window is closed from the app switcher, without a background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.5, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 9.6, "callback": "willTerminate"}
        ],
        "reports": [8]
      },
      {
        "why": "A migration of the launch changes the document before the first window connects, and nothing saves it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.25, "action": "markDirty", "of": "document:library"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 30, "system": "suspend"},
          {"t": 900, "system": "exit", "reason": "jetsam"}
        ],
        "reports": [9]
      },
      {
        "why": "UIKit refuses the background task that was to cover the save.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:1"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.2, "callback": "didEnterBackground"},
          {"t": 9.21, "action": "beginBackgroundTask", "of": "task:save", "id": "invalid"},
          {"t": 14, "system": "suspend"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("persistence/save_before_the_task_ends.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "save_before_the_task_ends",
  "severity": "error",
  "summary": "What is unsaved is saved before the last background task ends",
  "why": "A background task is what keeps the app running after didEnterBackground. When the last one ends, the app may be suspended at once, and a suspended app may be removed without a word. A save that comes after endBackgroundTask comes too late, or never. Background tasks came with iOS 4.",
  "fix": "End the background task in the completion of the save, not beside it.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
  ],
  "exceptions": "Changes that are thrown away by intention: log `discard`.",
  "tags": ["persistence", "tasks", "save-before-suspend", "seed", "row-08", "row-16"],
  "scope": {
    "between": [
      {"action": "markDirty", "of": "$what"},
      {"action": "endBackgroundTask", "becomes.assertion": "none", "state.app": "@away"}
    ],
    "restart": true
  },
  "exists": {"action": ["save", "discard"], "of": "$what"},
  "message": "{$what} has unsaved changes when the last background task ends",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the save ends seconds later, under a background task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:big"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 17, "action": "save", "thread": "worker", "of": "document:big"},
          {"t": 17.1, "action": "endBackgroundTask", "of": "task:save"},
          {"t": 18, "system": "suspend"}
        ]
      },
      {
        "why": "The first of two tasks ends before the save, the second after it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:big"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 10, "action": "endBackgroundTask", "of": "task:sync"},
          {"t": 12, "action": "save", "of": "document:big"},
          {"t": 12.1, "action": "endBackgroundTask", "of": "task:save"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The task ends before the save.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:big"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "action": "endBackgroundTask", "of": "task:save"},
          {"t": 13, "action": "save", "of": "document:big"}
        ],
        "reports": [9]
      },
      {
        "why": "Changed again under the task, which then ends.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "markDirty", "of": "state:feed"},
          {"t": 12, "action": "endBackgroundTask", "of": "task:sync"},
          {"t": 13, "system": "suspend"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("persistence/save_in_the_callback.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "save_in_the_callback",
  "severity": "note",
  "optIn": true,
  "summary": "What is unsaved is saved by the end of didEnterBackground itself",
  "why": "When didEnterBackground has returned and the observers of its notification are through, the app may be suspended at any moment. A save that is dispatched for later mostly still runs, and nothing guarantees it. A log that stops there shows no more than that the save had not come. So it has been since iOS 4.",
  "fix": "Save synchronously in didEnterBackground, or begin a background task before it returns.",
  "references": [
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"
  ],
  "exceptions": "A save in an observer of the notification, which runs right after the method.",
  "tags": ["seed", "persistence", "background", "save-before-suspend", "row-06", "row-16"],
  "scope": {
    "between": [
      {"action": "markDirty", "of": "$what", "scene": "$scene?"},
      [
        {
          "callback": "@sceneEntersBackground",
          "phase": "done",
          "scene": "$scene",
          "state.assertion": "none"
        },
        {
          "becomes.app": "@away",
          "phase": "done",
          "state.app": {"not": ["@away", "suspended"]},
          "state.assertion": "none"
        }
      ]
    ],
    "restart": true
  },
  "exists": {"action": ["save", "discard"], "of": "$what"},
  "message": "{$what} has unsaved changes when didEnterBackground returns",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the save takes longer, and a background task covers it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "action": "save", "of": "document:note"},
          {"t": 12.1, "action": "endBackgroundTask", "of": "task:save"}
        ]
      },
      {
        "why": "Saved in the callback.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "save", "of": "document:note"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The log stops at the end of the callback, and the save had not come.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"}
        ],
        "reports": [7]
      },
      {
        "why": "Dispatched for later: it came in time, and need not have.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "markDirty", "of": "document:note"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 9.7, "action": "save", "thread": "worker", "of": "document:note"},
          {"t": 15, "system": "suspend"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("persistence/saved_when_suspended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "saved_when_suspended",
  "severity": "error",
  "summary": "What changes in the background is saved before the suspension",
  "why": "An app that goes on in the background, in a task, in a background mode or after a wake-up, is suspended without a callback when there is nothing left to do. What it changed there and did not write is lost if the suspended app is removed. So it has been since iOS 4, which brought suspension.",
  "fix": "Save right after a change that is made in the background, and before the task is ended or the completion handler is called.",
  "references": [
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"
  ],
  "exceptions": "Changes that are thrown away by intention: log `discard`.",
  "tags": ["seed", "persistence", "background", "save-before-suspend", "row-08", "row-16", "row-23"],
  "per": ["session", "of"],
  "never": [
    {"system": "suspend", "state.unsaved": "late"},
    {
      "system": "suspend",
      "state.unsaved": ["dirty", "dirtyInScene"],
      "state.app": {"not": ["@away", "suspended"]}
    },
    {
      "system": "exit",
      "reason": ["jetsam", "memory", "userKill"],
      "state.unsaved": "late",
      "state.app": ["@away", "suspended"]
    }
  ],
  "message": "{of} has unsaved changes when the process is stopped",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: changed in the background, and saved at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 10, "action": "markDirty", "of": "queue:events"},
          {"t": 10.2, "action": "save", "of": "queue:events"},
          {"t": 14, "system": "suspend"}
        ]
      },
      {
        "why": "A wake-up that saves what it fetched.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 1, "action": "markDirty", "of": "document:inbox"},
          {"t": 1.5, "action": "save", "of": "document:inbox"},
          {"t": 3, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Changed again in the background, and suspended.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 10, "action": "markDirty", "of": "queue:events"},
          {"t": 14, "system": "suspend"}
        ],
        "reports": [7]
      },
      {
        "why": "A wake-up that leaves what it fetched in memory.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 1, "action": "markDirty", "of": "document:inbox"},
          {"t": 3, "system": "suspend"},
          {"t": 90, "system": "exit", "reason": "jetsam"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("persistence/shared_lock_at_suspension.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "shared_lock_at_suspension",
  "severity": "error",
  "summary": "No lock on a shared file is held when the app is suspended",
  "why": "A file or an SQLite database in a shared container may be wanted by an extension. If the app is suspended while it holds a lock on it, the frozen process could block the other for ever, and the system ends the app with 0xdead10cc. It happens on real devices without a debugger only, and shows as a crash in the background. Shared containers came with iOS 8, and the kill with them.",
  "fix": "Take such a lock only inside a background task, and end the task after the release; in didEnterBackground finish or interrupt what holds one. Or move the file out of the shared container.",
  "references": [
    "https://developer.apple.com/documentation/xcode/sigkill",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"
  ],
  "exceptions": "A file in the app's own container. A background task that begins within five seconds of the way out covers the lock from there on.",
  "tags": ["persistence", "background", "no-lock-at-suspend", "seed", "row-09", "row-15"],
  "per": ["session", "of"],
  "also": {"action": ["beginBackgroundTask", "endBackgroundTask"]},
  "when": [
    {"action": ["acquire", "lock"], "container": "appGroup"},
    {
      "becomes.app": "@away",
      "phase": "done",
      "state.app": {"not": ["@away", "suspended"]},
      "state.sharedHeld": "kept"
    }
  ],
  "then": [
    {"action": ["release", "unlock"]},
    {"callback": ["@entersForeground", "@becameActive"], "state.app": ["@away", "suspended"]},
    {"callback": "@entersForeground", "state.launch": "system"},
    {"callback": "sceneWillConnect", "state.launch": "seen"},
    {
      "action": "beginBackgroundTask",
      "id": {"not": ["@invalidTask", 0]},
      "result": {"not": "@refused"},
      "state.app": "@away",
      "state.assertion": "none",
      "state.wakeUp": "none",
      "state.launch": "seen"
    }
  ],
  "from": [
    {
      "becomes.app": "@away",
      "phase": "done",
      "during": {"not": "performExpiringActivity"},
      "state.wakeUp": "none",
      "state.assertion": "none",
      "state.longMode": "none",
      "state.sharedHeld": "held"
    },
    {
      "action": "endBackgroundTask",
      "becomes.assertion": "none",
      "state.app": "@away",
      "state.longMode": "none",
      "state.sharedHeld": "held"
    }
  ],
  "within": "5s",
  "before": [
    {"system": "suspend"},
    {"system": "exit", "reason": "lockAtSuspend"},
    {"system": "exit", "code": "0xdead10cc"}
  ],
  "message": "the lock on {of} is held when the app is suspended",
  "examples": {
    "good": [
      {
        "why": "An expiring activity keeps the app running until the lock is released.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "callback": "performExpiringActivity", "phase": "begin", "thread": "bg"},
          {"t": 4.1, "action": "acquire", "of": "db:shared", "container": "appGroup"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 13, "action": "release", "of": "db:shared"},
          {"t": 13.1, "callback": "performExpiringActivity", "phase": "end", "thread": "bg"},
          {"t": 18, "system": "suspend"}
        ]
      },
      {
        "why": "Nearest look-alike: taken in the background, under a task that ends after the release.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:write"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 9.9, "action": "acquire", "thread": "worker", "of": "db:main", "container": "appGroup"},
          {"t": 10.7, "action": "release", "thread": "worker", "of": "db:main", "container": "appGroup"},
          {"t": 10.8, "action": "endBackgroundTask", "of": "task:write"},
          {"t": 11, "system": "suspend"}
        ]
      },
      {
        "why": "The user is back before any suspension.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 8, "action": "acquire", "of": "db:main", "container": "appGroup"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 11, "callback": "willEnterForeground"},
          {"t": 11.2, "callback": "didBecomeActive"},
          {"t": 30, "action": "release", "of": "db:main", "container": "appGroup"}
        ]
      },
      {
        "why": "The window is closed with a lock on its file, and opened again at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 8, "action": "acquire", "of": "db:main", "container": "appGroup"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.2, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 10, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 10.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 10.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 30, "action": "release", "of": "db:main"}
        ]
      },
      {
        "why": "didEnterBackground is logged as one moment, and the task that it begins comes right after it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {
            "t": 8,
            "action": "acquire",
            "of": "db:shared",
            "container": "appGroup",
            "thread": "worker"
          },
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.2, "callback": "didEnterBackground"},
          {"t": 9.21, "action": "beginBackgroundTask", "of": "task:db"},
          {"t": 17, "action": "release", "of": "db:shared", "thread": "worker"},
          {"t": 17.1, "action": "endBackgroundTask", "of": "task:db"},
          {"t": 20, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A write is under way when the app is suspended.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.9, "action": "acquire", "thread": "worker", "of": "db:main", "container": "appGroup"},
          {"t": 10.3, "system": "suspend"},
          {"t": 10.31, "system": "exit", "reason": "lockAtSuspend", "code": "0xdead10cc"}
        ],
        "reports": [6]
      },
      {
        "why": "The app's own log sees no suspension: the lock is still held when the user is back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 8, "action": "acquire", "scene": "A", "of": "db:chats", "container": "appGroup"},
          {"t": 8.5, "action": "lock", "of": "lock:index", "container": "appGroup"},
          {"t": 8.9, "action": "release", "scene": "A", "of": "db:chats", "container": "appGroup"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 900, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 900.2, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [7]
      },
      {
        "why": "A lock that was taken at the launch, before the first window enters the foreground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "acquire", "of": "db:apdb", "container": "appGroup"},
          {"t": 0.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.5, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.6, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.7, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 14, "system": "suspend"},
          {"t": 14.01, "system": "exit", "reason": "lockAtSuspend", "code": "0xdead10cc"}
        ],
        "reports": [3]
      },
      {
        "why": "The user was back once in between, and leaves again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.6, "action": "acquire", "of": "db:main", "thread": "sync", "container": "appGroup"},
          {"t": 11, "callback": "willEnterForeground"},
          {"t": 11.2, "callback": "didBecomeActive"},
          {"t": 40, "callback": "willResignActive"},
          {"t": 40.3, "callback": "didEnterBackground"},
          {"t": 50, "system": "suspend"},
          {"t": 50.01, "system": "exit", "reason": "lockAtSuspend"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("privacy/cover_before_snapshot.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "cover_before_snapshot",
  "severity": "error",
  "summary": "Private content is covered before the picture for the app switcher is taken",
  "why": "iOS shows an inactive app in the app switcher as it is, and takes a picture of it on its way to the background, which is stored on disk and shown as long as the app is in the list. With scenes each window has its own. A cover that goes up only in didEnterBackground is too late for the switcher, and one that goes up asynchronously is too late for the picture. The pictures came with iOS 4; since iOS 7 the switcher shows them as large cards.",
  "fix": "Cover the content in willResignActive, synchronously, for each scene by itself, and take the cover away in didBecomeActive. The app's own Face ID sheet makes the app inactive too: let the cover do no harm there.",
  "references": [
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence"
  ],
  "exceptions": "Content that hides itself from pictures, such as a secure text field: do not log it as `sensitive`.",
  "tags": ["privacy", "cover-before-snapshot", "seed", "row-06", "row-17"],
  "per": ["session", "scene?"],
  "never": [
    {
      "action": "snapshot",
      "by": {"not": ["user", "app"]},
      "state.privacy": "bare",
      "state.window": ["app", "scene"]
    },
    {"system": "snapshot", "state.privacy": "bare", "state.window": ["app", "scene"]},
    {
      "callback": "@entersBackground",
      "phase": "done",
      "state.privacy": "bare",
      "state.window": ["app", "scene"]
    }
  ],
  "message": "private content is not covered when the picture for the app switcher is taken",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: uncovered already in willEnterForeground, when no picture is taken any more.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 10, "callback": "willResignActive", "phase": "begin"},
          {"t": 10.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 10.02, "callback": "willResignActive", "phase": "end"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 10.4, "action": "snapshot", "of": "scene:A", "by": "system"},
          {"t": 30, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 30.1, "action": "reveal", "of": "cover:privacy"},
          {"t": 30.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 30.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "An interruption without a picture.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 10, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The private screen was left before.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 8, "action": "hide", "of": "content:balance", "sensitive": true},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"},
          {"t": 10.4, "system": "snapshot"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The cover goes up only in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 10.2, "action": "snapshot", "of": "scene:A", "by": "system"},
          {"t": 13, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 13.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 13.02, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      },
      {
        "why": "No cover at all; the app's own log does not see the picture.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:chat", "sensitive": true},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground"}
        ],
        "reports": [6]
      },
      {
        "why": "Only one of two windows is covered.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 2, "action": "show", "scene": "A", "of": "content:balance", "sensitive": true},
          {"t": 2, "action": "show", "scene": "B", "of": "content:card", "sensitive": true},
          {"t": 10, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 10.01, "action": "obscure", "scene": "A", "of": "cover:A"},
          {"t": 10.02, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 10.1, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 10.4, "callback": "sceneDidEnterBackground", "scene": "B"}
        ],
        "reports": [16]
      },
      {
        "why": "The cover slides up in didEnterBackground, and the picture does not wait for it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "view:password", "sensitive": true},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "obscure", "of": "cover:pin", "animated": true},
          {"t": 9.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 15, "system": "suspend"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("privacy/cover_when_inactive.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "cover_when_inactive",
  "severity": "note",
  "summary": "Private content is covered by the end of willResignActive",
  "why": "The app switcher shows a live view of an inactive app before any picture is taken. Covering in didEnterBackground keeps private content out of the stored picture, and not out of the sight of who holds the phone. The live view came with the cards of iOS 7.",
  "fix": "Cover in willResignActive, except while the app's own Face ID sheet is up.",
  "references": [
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)"
  ],
  "exceptions": "An app that shows nothing private to others, or whose cover is the system's own, as for a password field.",
  "tags": ["privacy", "cover-before-snapshot", "seed", "row-04", "row-17"],
  "per": ["session", "scene?"],
  "never": [
    {
      "callback": "@resignsActive",
      "phase": "end",
      "state.privacy": "bare",
      "state.window": ["app", "scene"],
      "state.prompt": "none"
    },
    {
      "callback": "@resignsActive",
      "phase": null,
      "state.privacy": "exposed",
      "state.window": ["app", "scene"],
      "state.prompt": "none"
    }
  ],
  "message": "private content is not covered while the app is inactive",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the app's own Face ID sheet is up.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 9, "action": "prompt", "of": "auth:faceID"},
          {"t": 9.1, "callback": "willResignActive"},
          {"t": 10, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Covered in time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 10, "callback": "willResignActive", "phase": "begin"},
          {"t": 10.01, "action": "obscure", "of": "cover:privacy"},
          {"t": 10.02, "callback": "willResignActive", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Control Center over a balance.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "action": "show", "of": "content:balance", "sensitive": true},
          {"t": 10, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive"}
        ],
        "reports": [5]
      },
      {
        "why": "In an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 3, "action": "show", "scene": "A", "of": "content:chat", "sensitive": true},
          {"t": 10, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 10.1, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("privacy.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "privacy",
  "per": ["session", "scene?"],
  "initial": "plain",
  "states": {
    "plain": "nothing private to be seen",
    "exposed": "private content to be seen, in front of the user",
    "bare": "private content to be seen, and not in front of the user",
    "pictured": "private content that was in a picture, or may be",
    "covered": "private content under a cover",
    "coveredPlain": "a cover over nothing private"
  },
  "transitions": [
    {
      "on": {"action": "show", "sensitive": true},
      "from": ["covered", "coveredPlain"],
      "to": "covered"
    },
    {
      "on": [
        {"action": "show", "sensitive": true, "scene": null, "state.app": "active"},
        {"action": "show", "sensitive": true, "scene": {"present": true}, "state.scene": "active"}
      ],
      "from": ["plain"],
      "to": "exposed"
    },
    {"on": {"action": "show", "sensitive": true}, "from": ["plain"], "to": "bare"},
    {
      "on": {"action": ["hide", "remove"], "sensitive": true},
      "from": ["exposed", "bare", "pictured"],
      "to": "plain"
    },
    {
      "on": {"action": ["hide", "remove"], "sensitive": true},
      "from": ["covered"],
      "to": "coveredPlain"
    },
    {
      "on": {"action": "obscure", "animated": true, "during": "@entersBackground"},
      "from": ["exposed", "bare", "pictured"]
    },
    {"on": {"action": "obscure"}, "from": ["exposed", "bare", "pictured"], "to": "covered"},
    {"on": {"action": "obscure"}, "from": ["plain"], "to": "coveredPlain"},
    {
      "on": [
        {"action": "reveal", "scene": null, "state.app": "active"},
        {"action": "reveal", "scene": {"present": true}, "state.scene": "active"}
      ],
      "from": ["covered"],
      "to": "exposed"
    },
    {"on": {"action": "reveal"}, "from": ["covered"], "to": "bare"},
    {"on": {"action": "reveal"}, "from": ["coveredPlain"], "to": "plain"},
    {"on": {"callback": "@becameActive"}, "from": ["bare", "pictured"], "to": "exposed"},
    {"on": {"callback": "@resignsActive"}, "from": ["exposed"], "to": "bare"},
    {
      "on": [
        {"action": "snapshot", "by": {"not": ["user", "app"]}},
        {"system": "snapshot"},
        {"callback": "@entersBackground", "phase": "done"}
      ],
      "from": ["bare"],
      "to": "pictured"
    }
  ]
}

"""#),
    ("process.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "process",
  "initial": "running",
  "states": {"running": "runs", "suspended": "frozen", "thawed": "runs again after a suspension"},
  "transitions": [
    {"on": {"system": "launch"}, "to": "running"},
    {"on": {"system": "suspend"}, "to": "suspended"},
    {"on": {"system": "resume"}, "from": ["suspended"], "to": "thawed"},
    {
      "on": {"kind": ["callback", "action"], "phase": "any", "by": {"not": "system"}},
      "from": ["suspended"],
      "to": "thawed"
    }
  ]
}

"""#),
    ("prompt.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "prompt",
  "initial": "none",
  "states": {
    "none": "none of the app's own prompts is up",
    "shown": "one of the app's own prompts is up"
  },
  "transitions": [
    {"on": {"action": "prompt"}, "to": "shown"},
    {"on": {"system": "interruption", "phase": "end"}, "to": "none"},
    {"on": {"callback": "@becameActive"}, "to": "none"}
  ]
}

"""#),
    ("protectedData.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "protectedData",
  "per": [],
  "initial": "available",
  "states": {
    "available": "can be read",
    "closing": "the device was just locked: the keychain is closed, files close in about ten seconds",
    "unavailable": "closed"
  },
  "transitions": [
    {"on": {"system": "boot"}, "to": "unavailable"},
    {"on": {"system": "deviceLock"}, "from": ["available", "unknown"], "to": "closing"},
    {
      "on": {"callback": "protectedDataWillBecomeUnavailable", "phase": "done"},
      "to": "unavailable"
    },
    {
      "on": [{"system": "deviceUnlock"}, {"callback": "protectedDataDidBecomeAvailable"}],
      "to": "available"
    },
    {"on": {"system": ["launch", "resume"], "reason": "@userReason"}, "to": "available"},
    {"on": {"system": ["launch", "resume"]}, "from": ["closing"], "to": "unavailable"}
  ]
}

"""#),
    ("renderDriver.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "renderDriver",
  "initial": "still",
  "states": {
    "still": "nothing drives frames",
    "running": "a display link, a render loop or a game loop runs"
  },
  "sums": {"model": "driver", "order": ["running", "still"]},
  "transitions": [
    
  ]
}

"""#),
    ("resignsLogged.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "resignsLogged",
  "per": [],
  "initial": "no",
  "states": {
    "no": "the log has not shown yet that it records willResignActive, or a scene's",
    "yes": "the log records willResignActive, or a scene's"
  },
  "transitions": [{"on": {"callback": "@resignsActive"}, "to": "yes"}]
}

"""#),
    ("resources/single_instance.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "single_instance",
  "severity": "warning",
  "summary": "Nothing is started twice",
  "why": "A second start without a stop shows that two places start the same thing, or that the stop belongs to an event that did not come. Two timers fetch twice, two web views play twice, and only one of them can be stopped later. Scenes (iOS 13) made doubles frequent, since each window brings the events that start.",
  "fix": "Stop the old one first, or start only if nothing runs; pair each start with a stop in the partner callback.",
  "references": ["https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"],
  "exceptions": "What ends by itself: requests and sound effects are left out by their names, and a `complete`, a result or an error of its own ends anything. A start that is meant to be repeated, such as that of a service which ignores a second one.",
  "tags": ["resources", "single-instance", "foreground-only-resource", "seed", "row-10"],
  "when": {
    "action": "start",
    "of": {
      "as": "$what",
      "not": [{"glob": "request:*"}, {"glob": "audio:*ffect*"}, {"glob": "audio:sfx*"}]
    },
    "scene": "$scene?",
    "delay": null
  },
  "never": {
    "action": "start",
    "of": "$what",
    "scene": "$scene?",
    "delay": null,
    "state.flap": {"not": "yes"}
  },
  "until": [
    {
      "action": ["stop", "pause", "release", "complete", "discard", "erase", "purge"],
      "of": "$what"
    },
    {"action": ["network", "read", "write"], "result": {"present": true}, "of": "$what"},
    {"action": ["network", "read", "write"], "error": {"present": true}, "of": "$what"},
    {"callback": "sceneDidDisconnect", "scene": "$scene"}
  ],
  "message": "{$what} is started while it runs",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: each of two windows has one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "start", "scene": "A", "of": "animation:hero"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 6, "action": "start", "scene": "B", "of": "animation:hero"}
        ]
      },
      {
        "why": "Stopped in between.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "timer:fetch"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "stop", "of": "timer:fetch"},
          {"t": 20.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 40, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 40.1, "action": "start", "of": "timer:fetch"},
          {"t": 40.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 40.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "It has come to its own end, and begins anew.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "upload:1"},
          {"t": 4, "action": "network", "of": "upload:1", "result": "error"},
          {"t": 5, "action": "start", "of": "upload:1"},
          {"t": 9, "action": "complete", "of": "upload:1"},
          {"t": 12, "action": "start", "of": "upload:1"}
        ]
      },
      {
        "why": "Requests to one address may overlap.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "timer:poll"},
          {"t": 4, "action": "start", "of": "request:config"},
          {"t": 4.2, "action": "start", "of": "request:config"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The background's timer is not stopped before the foreground's is started.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "start", "of": "timer:fetch"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 20.31, "action": "stop", "of": "timer:fetch"},
          {"t": 20.32, "action": "start", "of": "timer:fetch"},
          {"t": 20.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 40, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 40.1, "action": "start", "of": "timer:fetch"},
          {"t": 40.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 40.4, "callback": "didBecomeActive"}
        ],
        "reports": [11]
      },
      {
        "why": "Two observers start the location service.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "start", "of": "location:updates"},
          {"t": 1.1, "action": "start", "of": "location:updates"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("returnsLogged.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "returnsLogged",
  "per": [],
  "initial": "no",
  "states": {
    "no": "the log has not shown yet that it records willEnterForeground, or a scene's",
    "yes": "the log records willEnterForeground, or a scene's"
  },
  "transitions": [{"on": {"callback": "@entersForeground"}, "to": "yes"}]
}

"""#),
    ("scene.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "scene",
  "per": ["session", "scene"],
  "initial": "unattached",
  "states": {
    "unattached": "no scene",
    "connected": "connected and not shown yet",
    "unconnected": "entered the foreground without a connection, as UIKit does while it closes an app",
    "entering": "on its way to active, from its connection or from the background",
    "active": "in the foreground, with events",
    "inactive": "in the foreground, without events",
    "background": "unseen",
    "suspended": "unseen, in a frozen process"
  },
  "transitions": [
    {"on": {"callback": "sceneWillConnect"}, "from": ["unattached"], "to": "connected"},
    {
      "on": {"callback": "sceneWillEnterForeground"},
      "from": ["connected", "background", "suspended"],
      "to": "entering"
    },
    {"on": {"callback": "sceneWillEnterForeground"}, "from": ["unattached"], "to": "unconnected"},
    {
      "on": {"callback": "sceneDidBecomeActive"},
      "from": ["entering", "inactive", "active", "suspended"],
      "to": "active"
    },
    {
      "on": {"callback": "sceneWillResignActive"},
      "from": ["active", "suspended"],
      "to": "inactive"
    },
    {"on": {"callback": "sceneDidEnterBackground", "phase": "end"}, "to": "background"},
    {
      "on": {"callback": "sceneDidEnterBackground", "phase": "begin"},
      "from": ["inactive", "entering", "background", "connected", "unconnected", "suspended"]
    },
    {
      "on": {"callback": "sceneDidEnterBackground", "phase": null},
      "from": ["inactive", "entering", "background", "connected", "unconnected", "suspended"],
      "to": "background"
    },
    {"on": {"callback": "sceneDidDisconnect", "phase": "end"}, "to": "unattached"},
    {
      "on": {"callback": "sceneDidDisconnect", "phase": "begin"},
      "from": ["inactive", "entering", "background", "connected", "unconnected", "suspended"]
    },
    {
      "on": {"callback": "sceneDidDisconnect", "phase": null},
      "from": ["inactive", "entering", "background", "connected", "unconnected", "suspended"],
      "to": "unattached"
    },
    {"on": {"callback": "scenePhaseActive"}, "to": "active"},
    {"on": {"callback": "scenePhaseInactive"}, "from": ["active"], "to": "inactive"},
    {
      "on": {"callback": "scenePhaseInactive"},
      "from": ["unattached", "connected", "background", "suspended"],
      "to": "entering"
    },
    {"on": {"callback": "scenePhaseInactive"}},
    {"on": {"callback": "scenePhaseBackground", "phase": "done"}, "to": "background"},
    {
      "on": {"system": "suspend"},
      "from": ["background", "connected", "unconnected"],
      "to": "suspended"
    },
    {"on": {"system": "suspend"}, "from": ["unattached", "inactive", "entering", "suspended"]},
    {"on": {"system": "suspend", "state.deviceLock": "@locked"}},
    {"on": {"system": "resume"}, "from": ["suspended"], "to": "background"},
    {"on": {"system": "resume"}},
    {"on": {"system": "suspend", "state.shown": "away"}, "from": ["active"], "to": "suspended"},
    {
      "on": {"callback": "sceneWillEnterForeground", "state.shown": "away"},
      "from": ["active", "inactive"],
      "to": "entering"
    },
    {
      "on": {"callback": "sceneDidEnterBackground", "phase": "begin", "state.shown": "away"},
      "from": ["active"]
    },
    {
      "on": {"callback": "sceneDidEnterBackground", "phase": null, "state.shown": "away"},
      "from": ["active"],
      "to": "background"
    },
    {
      "on": {"callback": "sceneDidBecomeActive", "state.returnsLogged": {"not": "yes"}},
      "from": ["connected", "background"],
      "to": "active"
    },
    {
      "on": {"callback": "sceneDidBecomeActive", "state.connectsLogged": {"not": "yes"}},
      "from": ["unattached", "unconnected"],
      "to": "active"
    },
    {
      "on": {
        "callback": ["sceneDidEnterBackground", "sceneDidDisconnect"],
        "phase": "begin",
        "state.resignsLogged": {"not": "yes"}
      },
      "from": ["active"]
    },
    {
      "on": {
        "callback": "sceneDidEnterBackground",
        "phase": null,
        "state.resignsLogged": {"not": "yes"}
      },
      "from": ["active"],
      "to": "background"
    },
    {
      "on": {"callback": "sceneDidDisconnect", "phase": null, "state.resignsLogged": {"not": "yes"}},
      "from": ["active"],
      "to": "unattached"
    }
  ],
  "illegal": {
    "id": "illegal_scene_transition",
    "severity": "error",
    "summary": "A scene moves between its states only in known ways",
    "why": "Since iOS 13 each scene has its own states and its own callbacks: it connects, enters the foreground, becomes active, resigns, enters the background and disconnects, whatever the other scenes do. A callback out of this order means that one was lost, belongs to another scene, or was forwarded by hand. A scene that was disconnected has to connect again before anything else.",
    "fix": "Look for the callback that is missing before this one, and compare the scene of each notification with the scene that the object lives in.",
    "references": [
      "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
      "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)",
      "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)"
    ],
    "exceptions": "A log that has no sceneWillConnect, no sceneWillEnterForeground or no sceneWillResignActive up to the place: it is taken for one that does not record it. One that leaves out others: log all of them, or switch this off. A scene that is closed from the app switcher may disconnect without having entered the background, and UIKit may show a scene that never connected while it closes the app. Both are known here.",
    "tags": ["order", "scenes", "order-scene", "seed", "row-02", "row-17"],
    "message": "{callback}{system} came while scene {scene} was {state.scene}",
    "examples": {
      "good": [
        {
          "why": "Nearest look-alike: the system disconnects a scene in the background and connects it again.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
            {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
            {"t": 300, "callback": "sceneDidDisconnect", "scene": "A"},
            {"t": 900, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 900.1, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 900.3, "callback": "sceneDidBecomeActive", "scene": "A"}
          ]
        },
        {
          "why": "A quick close in the app switcher: scene A disconnects while inactive, and UIKit shows a scene B that never connected.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
            {"t": 10.5, "callback": "sceneDidDisconnect", "scene": "A"},
            {"t": 10.6, "callback": "sceneWillEnterForeground", "scene": "B"},
            {"t": 10.7, "callback": "sceneDidEnterBackground", "scene": "B"}
          ]
        },
        {
          "why": "An external display's scene enters the foreground and never becomes active.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 5, "callback": "sceneWillConnect", "scene": "tv"},
            {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "tv"},
            {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
            {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
            {"t": 20.4, "callback": "sceneDidEnterBackground", "scene": "tv"},
            {"t": 25, "system": "suspend"}
          ]
        },
        {
          "why": "A log that has neither connections nor ways to the foreground nor resignations.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 20, "callback": "sceneDidEnterBackground", "scene": "A"},
            {"t": 60, "callback": "sceneDidBecomeActive", "scene": "A"}
          ]
        }
      ],
      "bad": [
        {
          "why": "The scene becomes active without having been connected.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 5, "callback": "sceneDidBecomeActive", "scene": "B"}
          ],
          "reports": [6]
        },
        {
          "why": "sceneDidEnterBackground of A was lost; that of B does not count for it.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
            {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
            {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
            {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
            {"t": 20.1, "callback": "sceneWillResignActive", "scene": "B"},
            {"t": 20.4, "callback": "sceneDidEnterBackground", "scene": "B"},
            {"t": 60, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 60.2, "callback": "sceneDidBecomeActive", "scene": "A"}
          ],
          "reports": [12]
        },
        {
          "why": "A disconnected scene comes back without connecting.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 10, "callback": "sceneWillResignActive", "scene": "A"},
            {"t": 10.3, "callback": "sceneDidEnterBackground", "scene": "A"},
            {"t": 99, "callback": "sceneDidDisconnect", "scene": "A"},
            {"t": 200, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 200.2, "callback": "sceneDidBecomeActive", "scene": "A"}
          ],
          "reports": [10]
        },
        {
          "why": "The scene's method is called by hand in the background: one fault, and what follows is as it should be.",
          "trace": [
            {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
            {"t": 0.2, "callback": "didFinishLaunching"},
            {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
            {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
            {"t": 9.5, "callback": "sceneDidEnterBackground", "scene": "A"},
            {"t": 9.8, "callback": "sceneDidBecomeActive", "scene": "A"},
            {"t": 15, "system": "suspend"},
            {"t": 70, "system": "resume", "reason": "user"},
            {"t": 70.1, "callback": "sceneWillEnterForeground", "scene": "A"},
            {"t": 70.3, "callback": "sceneDidBecomeActive", "scene": "A"}
          ],
          "reports": [8]
        }
      ]
    }
  }
}

"""#),
    ("scenes/disconnect_is_not_close.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "disconnect_is_not_close",
  "severity": "warning",
  "summary": "A scene's disconnection erases nothing of the user's",
  "why": "UIKit calls sceneDidDisconnect also to get memory back from a scene in the background, and connects the same session again when the user returns to it. What was erased is then gone, though the user closed nothing. That a window was closed for good is told by application(_:didDiscardSceneSessions:), at the latest at the next launch. So it has been since iOS 13.",
  "fix": "Release memory and save in sceneDidDisconnect, and erase the user's data in application(_:didDiscardSceneSessions:).",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
  ],
  "exceptions": "Temporary files and caches, by their names. Data that the user throws away: log it with `by: user`.",
  "tags": ["scenes", "persistence", "scene-release", "seed", "row-02"],
  "never": {
    "action": "erase",
    "of": {
      "any": [
        {"glob": "document:*"},
        {"glob": "draft:*"},
        {"glob": "state:*"},
        {"glob": "form:*"},
        {"glob": "file:*"},
        {"glob": "db:*"},
        {"glob": "game:*"},
        {"glob": "navigation:*"},
        {"glob": "tab:*"},
        {"glob": "ui:*"}
      ],
      "not": [
        {"glob": "file:*tmp*"},
        {"glob": "file:*temp*"},
        {"glob": "file:*cache*"},
        {"glob": "file:*Cache*"},
        {"glob": "file:*preview*"},
        {"glob": "file:*thumb*"}
      ]
    },
    "reason": {"not": ["discarded", "closed"]},
    "by": {"not": "user"},
    "during": "sceneDidDisconnect"
  },
  "message": "{of} is erased in sceneDidDisconnect, after which the scene may come back",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: erased when the session is discarded.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 30, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 30.1, "action": "purge", "of": "cache:thumbnails"},
          {"t": 30.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"},
          {"t": 40, "callback": "didDiscardSceneSessions", "phase": "begin"},
          {"t": 40.1, "action": "erase", "of": "draft:42"},
          {"t": 40.2, "callback": "didDiscardSceneSessions", "phase": "end"}
        ]
      },
      {
        "why": "The user threw the draft away with the window.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.5, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 9.6, "action": "erase", "of": "draft:42", "by": "user"},
          {"t": 9.7, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"}
        ]
      },
      {
        "why": "A temporary file, which the app can make again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 5.2, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 9.1, "action": "erase", "of": "file:tmp-preview", "scene": "A"},
          {"t": 9.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The system drops a scene that is not seen, and its draft goes with it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 400.1, "action": "erase", "of": "draft:42", "scene": "A"},
          {"t": 400.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"}
        ],
        "reports": [9]
      },
      {
        "why": "The saved state of one of two windows is erased.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "B"},
          {"t": 60, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "B"},
          {"t": 60.1, "action": "erase", "of": "state:tabs"},
          {"t": 60.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "B"}
        ],
        "reports": [12]
      }
    ]
  }
}

"""#),
    ("scenes/disconnected_scene_is_gone.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "disconnected_scene_is_gone",
  "severity": "warning",
  "summary": "Nothing happens to a scene after its disconnection",
  "why": "After sceneDidDisconnect the scene object is no longer part of the app. Work that still names it updates a window that no one sees, keeps it alive, or fails where the scene is looked up. Scenes came with iOS 13.",
  "fix": "Cancel the scene's work in sceneDidDisconnect, and hold the scene weakly.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"
  ],
  "exceptions": "What happens within a quarter of a second, where the callback is logged as one moment. A save of what the window held, which may end after the disconnection: log it without the scene.",
  "tags": ["scenes", "scene-release", "seed", "row-02", "row-17"],
  "when": {"callback": "sceneDidDisconnect", "phase": "done", "scene": "$scene"},
  "never": [
    {
      "kind": "action",
      "scene": "$scene",
      "of": {"present": true},
      "by": {"not": "system"},
      "state.object": {"not": "running"}
    },
    {"kind": "action", "scene": "$scene", "of": null, "by": {"not": "system"}}
  ],
  "after": "250ms",
  "until": {"callback": ["sceneWillConnect", "sceneWillEnterForeground"], "scene": "$scene"},
  "message": "{action} of {of} names scene {scene}, which was disconnected",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the scene was connected again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 900, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 900.1, "action": "uiUpdate", "scene": "A", "of": "view:main"}
        ]
      },
      {
        "why": "Work that belongs to no window goes on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 401, "action": "save", "of": "queue:events"}
        ]
      },
      {
        "why": "sceneDidDisconnect is logged as one moment, and what it does comes right after it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "acquire", "of": "window:A", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 60, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 60.1, "action": "release", "of": "window:A", "scene": "A"},
          {"t": 60.11, "action": "purge", "of": "cache:A", "scene": "A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A reply updates a view of the closed window.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 401, "action": "uiUpdate", "scene": "A", "of": "view:main"}
        ],
        "reports": [9]
      },
      {
        "why": "One of two windows is closed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 20.3, "callback": "sceneDidDisconnect", "scene": "B"},
          {"t": 21, "action": "network", "scene": "B", "of": "request:feed"},
          {"t": 22, "action": "touch", "scene": "A", "of": "view:main"}
        ],
        "reports": [11]
      }
    ]
  }
}

"""#),
    ("scenes/other_scenes_are_left_alone.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "other_scenes_are_left_alone",
  "severity": "warning",
  "summary": "A scene's callback leaves the objects of other scenes alone",
  "why": "A notification of a scene is sent to every observer, with the scene as its object. An observer that does not compare it with its own scene pauses or frees its surface when another window leaves: the window in front of the user freezes. Several scenes came with iOS 13, on an iPad.",
  "fix": "Observe with the own scene as `object`, or compare the notification's scene with the one that hosts the view.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification",
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
  ],
  "exceptions": "What belongs to the whole app and has to rest once any window leaves, such as the one camera: record it without a scene.",
  "tags": ["scenes", "scene-scope", "seed", "row-02", "row-17"],
  "when": {
    "callback": ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"],
    "phase": "begin",
    "scene": "$scene"
  },
  "never": {
    "action": ["stop", "pause", "release"],
    "thread": "main",
    "scene": {"not": ["$scene", null]},
    "state.scene": ["active", "inactive", "entering"]
  },
  "until": {
    "callback": ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"],
    "phase": "end",
    "scene": "$scene"
  },
  "message": "{action} of {of}, which belongs to scene {scene}, in a callback of scene {$scene}",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: each window pauses its own.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "B"},
          {"t": 20.31, "action": "pause", "scene": "B", "of": "renderloop:B"},
          {"t": 20.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "B"},
          {"t": 21, "action": "pause", "scene": "A", "of": "video:A"}
        ]
      },
      {
        "why": "Both windows leave; the second one's objects are stopped when it is in the background itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 1.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.1, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 20.4, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "B"},
          {"t": 20.41, "action": "stop", "scene": "A", "of": "camera:scan"},
          {"t": 20.42, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "B"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The second window leaves, and the first one freezes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "start", "scene": "A", "of": "renderloop:A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "B"},
          {"t": 20.31, "action": "pause", "scene": "A", "of": "renderloop:A"},
          {"t": 20.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "B"}
        ],
        "reports": [12]
      },
      {
        "why": "Closing a window frees what another one shows.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "B"},
          {"t": 5.2, "callback": "sceneDidBecomeActive", "scene": "B"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "B"},
          {"t": 20.3, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "B"},
          {"t": 20.31, "action": "release", "scene": "A", "of": "view:player"},
          {"t": 20.32, "callback": "sceneDidDisconnect", "phase": "end", "scene": "B"}
        ],
        "reports": [11]
      }
    ]
  }
}

"""#),
    ("scenes/scene_releases_its_objects.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "scene_releases_its_objects",
  "severity": "warning",
  "summary": "A scene's objects are released by the end of sceneDidDisconnect",
  "why": "The system disconnects a scene in the background to get memory back, not only when the user closes the window, and may connect it again later as a new one. Windows, controllers and observers that were kept for it leak, keep its memory, and are used afterwards for a scene that is no longer there. Scenes came with iOS 13.",
  "fix": "Release in sceneDidDisconnect everything that was made for the scene, and make it anew in scene(_:willConnectTo:options:).",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)",
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
  ],
  "exceptions": "What several scenes share: acquire it without a scene.",
  "tags": ["scenes", "resources", "scene-release", "seed", "row-02", "row-17"],
  "per": ["session", "of"],
  "scope": {
    "after": {"action": "acquire", "scene": "$scene"},
    "until": {"action": "acquire", "scene": {"not": "$scene"}}
  },
  "when": [
    {
      "callback": "sceneDidDisconnect",
      "phase": "done",
      "scene": "$scene",
      "state.held": ["held", "kept"]
    },
    {"action": ["release", "purge"], "state.held": ["held", "kept"]}
  ],
  "then": {"action": ["release", "purge"]},
  "inclusive": true,
  "within": "1s",
  "atEnd": "violated",
  "before": [{"system": ["suspend", "exit"]}, {"callback": "sceneWillConnect", "scene": "$scene"}],
  "message": "{of} of scene {$scene} is still held after its disconnection",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: released in the handler, and made anew for the next connection.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "acquire", "scene": "A", "of": "window:main"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 400.1, "action": "release", "scene": "A", "of": "window:main"},
          {"t": 400.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"},
          {"t": 900, "callback": "sceneWillConnect", "phase": "begin", "scene": "A"},
          {"t": 900.1, "action": "acquire", "scene": "A", "of": "window:main"},
          {"t": 900.2, "callback": "sceneWillConnect", "phase": "end", "scene": "A"}
        ]
      },
      {
        "why": "What belongs to another window stays.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 1.1, "action": "acquire", "scene": "B", "of": "window:detail"},
          {"t": 2, "action": "acquire", "scene": "A", "of": "window:main"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 21, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 21.1, "action": "release", "scene": "A", "of": "window:main"},
          {"t": 21.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"}
        ]
      },
      {
        "why": "Released by an observer of the scene's notification, which comes right after the delegate's method.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "scene(_:willConnectTo:options:)", "scene": "A"},
          {"t": 0.45, "action": "acquire", "scene": "A", "of": "file:plan"},
          {"t": 0.5, "callback": "sceneWillEnterForeground(_:)", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive(_:)", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive(_:)", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground(_:)", "scene": "A"},
          {"t": 20, "callback": "sceneDidDisconnect(_:)", "scene": "A"},
          {
            "t": 20.001,
            "callback": "UIScene.didDisconnectNotification",
            "phase": "begin",
            "scene": "A"
          },
          {"t": 20.002, "action": "release", "of": "file:plan"},
          {
            "t": 20.003,
            "callback": "UIScene.didDisconnectNotification",
            "phase": "end",
            "scene": "A"
          },
          {"t": 25, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Nothing is done in sceneDidDisconnect.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "acquire", "scene": "A", "of": "window:main"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "scene": "A"},
          {"t": 405, "system": "suspend"}
        ],
        "reports": [9]
      },
      {
        "why": "One of two objects is forgotten.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "acquire", "scene": "A", "of": "window:main"},
          {"t": 1.1, "action": "acquire", "scene": "A", "of": "observer:keyboard"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 400, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 400.1, "action": "release", "scene": "A", "of": "window:main"},
          {"t": 400.2, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"},
          {"t": 405, "system": "suspend"}
        ],
        "reports": [12]
      }
    ]
  }
}

"""#),
    ("sessions/event_in_a_session.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "event_in_a_session",
  "severity": "warning",
  "summary": "Events are recorded in an open session",
  "why": "An event outside of any session is dropped, or makes a session of its own without a start. It shows that the app goes on recording after it has ended its session, most often where the system wakes it in the background, or that a return did not open the next one. So it has been since iOS 4, which brought the background.",
  "fix": "Start the session in didBecomeActive if none is open, and record nothing after its end, or record that without the session.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)",
    "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
  ],
  "exceptions": "A log that has no beginning of a session does not record it; a first visit without one is told by first_visit_has_a_session. Events that an SDK may send outside of a session, such as its own health: record them without the session's name.",
  "tags": ["sessions", "session-required", "seed", "row-03", "row-05"],
  "when": {
    "action": "track",
    "of": {"as": "$session", "glob": "session:*"},
    "state.analytics": ["open", "closed"]
  },
  "previously": {"action": "sessionStart", "of": "$session"},
  "since": {"action": "sessionEnd", "of": "$session"},
  "message": "an event was recorded while {$session} was not open",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the session began in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 0.61, "action": "sessionStart", "of": "session:analytics"},
          {"t": 0.62, "callback": "didBecomeActive", "phase": "end"},
          {"t": 5, "action": "track", "of": "session:analytics", "event": "tap"}
        ]
      },
      {
        "why": "In the second visit.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart", "of": "session:analytics"},
          {"t": 9, "action": "sessionEnd", "of": "session:analytics"},
          {"t": 20, "action": "sessionStart", "of": "session:analytics"},
          {"t": 21, "action": "track", "of": "session:analytics", "event": "tap"}
        ]
      },
      {
        "why": "A log that never has the beginning of a session does not record it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "track", "of": "session:analytics", "event": "tap"},
          {"t": 6, "action": "track", "of": "session:analytics", "event": "tap"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A push in the background is recorded in the session that has ended.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart", "of": "session:analytics"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "sessionEnd", "of": "session:analytics"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 15, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "push"},
          {"t": 60.2, "action": "track", "of": "session:analytics", "event": "push"},
          {"t": 64, "system": "suspend"}
        ],
        "reports": [11]
      },
      {
        "why": "After the end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart", "of": "session:analytics"},
          {"t": 9, "action": "sessionEnd", "of": "session:analytics"},
          {"t": 9.5, "action": "track", "of": "session:analytics", "event": "tap"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("sessions/first_visit_has_a_session.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "first_visit_has_a_session",
  "severity": "warning",
  "summary": "The first visit has a session too",
  "why": "In an app without scenes a cold start goes from didFinishLaunching to didBecomeActive; willEnterForeground comes only on a return. An SDK that opens its sessions there records no session for the first visit of each process, which for many users is the only one. With scenes it works, so that it passes in a new project. Scenes came with iOS 13, the return without a launch with iOS 4.",
  "fix": "Start the session in didBecomeActive if none is open.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
  ],
  "exceptions": "An SDK that waits for the user's consent: it opens its first session when it has it.",
  "tags": ["sessions", "session-required", "seed", "row-03"],
  "scope": {"before": {"action": "sessionStart"}},
  "never": [
    {
      "callback": "@entersBackground",
      "scene": null,
      "state.app": "inactive",
      "state.analytics": ["never", "tracked"]
    },
    {
      "callback": "@sceneEntersBackground",
      "scene": {"present": true},
      "state.scene": "inactive",
      "state.app": {"not": "active"},
      "state.analytics": ["never", "tracked"]
    }
  ],
  "message": "the visit that ends here had no session, though this app records sessions",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the app was launched in the background, and its first visit has a session.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.3, "callback": "didEnterBackground"},
          {"t": 9, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.2, "action": "sessionStart", "of": "session:analytics"},
          {"t": 60.3, "callback": "willEnterForeground", "phase": "end"},
          {"t": 60.5, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "An app that records no sessions.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.5, "callback": "didBecomeActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The session begins only with the second visit.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 40, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 40.1, "action": "sessionStart", "of": "session:analytics"},
          {"t": 40.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 40.4, "callback": "didBecomeActive"}
        ],
        "reports": [5]
      },
      {
        "why": "With scenes, started by the app's own observer.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 20, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 20.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 40, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 40.4, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 41, "action": "sessionStart", "of": "session:analytics"}
        ],
        "reports": [7]
      },
      {
        "why": "Events of the first visit are recorded without a session, which begins in willEnterForeground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "track", "of": "session:analytics", "event": "tap"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 40, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 40.1, "action": "sessionStart", "of": "session:analytics"},
          {"t": 40.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 40.4, "callback": "didBecomeActive"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("sessions/return_opens_a_session.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "return_opens_a_session",
  "severity": "warning",
  "summary": "A return opens a session within a second",
  "why": "A session that ended in the background has to begin again when the user is back, at willEnterForeground or at didBecomeActive. Events of a visit without one are lost, and the visit is not counted. So it has been since iOS 4.",
  "fix": "Start the session in willEnterForeground or didBecomeActive if none is open.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
  ],
  "exceptions": "An SDK that goes on with the last session after a short absence: let it log the end only when the session is over.",
  "tags": ["sessions", "session-required", "seed", "row-05"],
  "when": [
    {
      "callback": "@becameActive",
      "scene": null,
      "state.app": "entering",
      "state.analytics": "closed"
    },
    {
      "callback": "@sceneBecameActive",
      "scene": {"present": true},
      "state.scene": "entering",
      "state.app": {"not": ["active", "inactive"]},
      "state.analytics": "closed"
    }
  ],
  "then": {"action": "sessionStart"},
  "within": "1s",
  "message": "the user is back, and no session was opened",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: a mere interruption after the session's end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart"},
          {"t": 5, "action": "sessionEnd"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive"},
          {"t": 20, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "Opened right after didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "sessionEnd"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.2, "callback": "didBecomeActive"},
          {"t": 60.5, "action": "sessionStart"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Nothing opens one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "sessionEnd"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.2, "callback": "didBecomeActive"},
          {"t": 70, "action": "touch", "of": "view:main"}
        ],
        "reports": [10]
      },
      {
        "why": "In an app with scenes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 0.7, "action": "sessionStart"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.31, "action": "sessionEnd"},
          {"t": 9.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 60, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 60.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 70, "action": "touch", "scene": "A", "of": "view:main"}
        ],
        "reports": [12]
      }
    ]
  }
}

"""#),
    ("sessions/session_ends_once.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "session_ends_once",
  "severity": "warning",
  "summary": "Only an open session ends",
  "why": "An end without a start has no duration, or that of another session. It comes from two events of one transition that both count as leaving, or from an app that was launched in the background and never opened one. Two sets of events for one transition exist since iOS 13, which brought scenes.",
  "fix": "End the session in didEnterBackground, and only if one is open.",
  "references": ["https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"],
  "exceptions": "An SDK that flushes its session more than once: log `flush`, and the end once.",
  "tags": ["sessions", "session-once", "seed", "row-05"],
  "when": {"action": "sessionEnd", "of": "$session?"},
  "previously": {"action": "sessionStart", "of": "$session?"},
  "since": {"action": "sessionEnd", "of": "$session?"},
  "message": "{$session} ends and was not open",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: two sessions, each with its own end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart", "of": "session:a"},
          {"t": 0.8, "action": "sessionStart", "of": "session:b"},
          {"t": 9, "action": "sessionEnd", "of": "session:a"},
          {"t": 9.1, "action": "sessionEnd", "of": "session:b"}
        ]
      },
      {
        "why": "Started and ended again.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart"},
          {"t": 9, "action": "sessionEnd"},
          {"t": 20, "action": "sessionStart"},
          {"t": 29, "action": "sessionEnd"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The scene's and the app's event both end it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 0.7, "action": "sessionStart", "of": "session:a"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.31, "action": "sessionEnd", "of": "session:a"},
          {"t": 9.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 9.4, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "begin"},
          {"t": 9.41, "action": "sessionEnd", "of": "session:a"},
          {"t": 9.42, "callback": "UIApplication.didEnterBackgroundNotification", "phase": "end"}
        ],
        "reports": [12]
      },
      {
        "why": "A background launch ends what never began.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 3, "action": "sessionEnd", "of": "session:a"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("sessions/session_starts_once.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "session_starts_once",
  "severity": "warning",
  "summary": "A session is started once until it ends",
  "why": "A launch of an app with scenes brings didFinishLaunching, sceneWillEnterForeground, sceneDidBecomeActive, and the app's notifications beside; an SDK that takes more than one of them for an opening counts two visits for each. An app without scenes gets only some of them, so that the mistake shows in half of the apps. Scenes came with iOS 13.",
  "fix": "Start the session at one event, and only if none is open.",
  "references": ["https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"],
  "exceptions": "Two SDKs with sessions of their own: give each its name in `of`.",
  "tags": ["sessions", "session-once", "seed", "row-05", "row-13"],
  "when": {"action": "sessionStart", "of": "$session?"},
  "never": {"action": "sessionStart", "of": "$session?", "state.flap": {"not": "yes"}},
  "until": {"action": "sessionEnd", "of": "$session?"},
  "message": "{$session} is started again and was not ended",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: ended in the background, started again on return.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart", "of": "session:analytics"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "sessionEnd", "of": "session:analytics"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.1, "action": "sessionStart", "of": "session:analytics"},
          {"t": 60.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 60.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Two SDKs.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart", "of": "session:a"},
          {"t": 0.8, "action": "sessionStart", "of": "session:b"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Both the launch and the scene count as an opening.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.21, "action": "sessionStart", "of": "session:analytics"},
          {"t": 0.3, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "phase": "begin", "scene": "A"},
          {"t": 0.51, "action": "sessionStart", "of": "session:analytics"},
          {"t": 0.52, "callback": "sceneWillEnterForeground", "phase": "end", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [7]
      },
      {
        "why": "Never ended in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 0.7, "action": "sessionStart"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.1, "action": "sessionStart"},
          {"t": 60.2, "callback": "willEnterForeground", "phase": "end"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("sharedHeld.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "sharedHeld",
  "per": ["session", "of"],
  "initial": "free",
  "states": {
    "free": "no lock is held on it",
    "held": "a lock on it, in a container that is shared, is held",
    "kept": "the lock was held through a stay in the background, and the user is back",
    "told": "the lock was held at a suspension"
  },
  "transitions": [
    {"on": {"action": ["acquire", "lock"], "container": "appGroup"}, "to": "held"},
    {"on": {"action": ["release", "unlock"]}, "to": "free"},
    {"on": {"system": "suspend"}, "from": ["held", "kept"], "to": "told"},
    {
      "on": [
        {"callback": ["@entersForeground", "@becameActive"], "state.app": ["@away", "suspended"]},
        {"callback": "@entersForeground", "state.launch": "system"},
        {"callback": "sceneWillConnect", "state.launch": "seen"}
      ],
      "from": ["held"],
      "to": "kept"
    }
  ]
}

"""#),
    ("sharedLock.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "sharedLock",
  "initial": "none",
  "states": {"none": "no lock on a shared file", "held": "a lock on a shared file is held"},
  "transitions": [
    {"on": {"action": ["acquire", "lock"], "container": "appGroup"}, "to": "held"},
    {
      "on": {
        "action": ["release", "unlock"],
        "of": [{"glob": "db:*"}, {"glob": "file:*"}, {"glob": "lock:*"}]
      },
      "to": "none"
    },
    {"on": {"system": ["launch", "exit"]}, "to": "none"}
  ]
}

"""#),
    ("shown.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "shown",
  "per": ["session", "scene?"],
  "initial": "here",
  "states": {
    "here": "not sent to the background",
    "away": "sent to the background, and not called back since"
  },
  "transitions": [
    {"on": {"callback": "@entersBackground", "phase": "done"}, "to": "away"},
    {"on": {"callback": ["@entersForeground", "sceneWillConnect"]}, "to": "here"}
  ]
}

"""#),
    ("socket.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "socket",
  "per": ["session", "of"],
  "initial": "closed",
  "states": {
    "closed": "not open",
    "open": "open",
    "doubtful": "open, and it may be that it was closed unseen: by an error, or since a callback was lost",
    "stale": "was open when the process was suspended",
    "lost": "stale, and used or left so on return"
  },
  "transitions": [
    {"on": {"action": "acquire", "of": {"glob": "socket:*"}}, "to": "open"},
    {"on": {"action": "release", "of": {"glob": "socket:*"}}, "to": "closed"},
    {
      "on": [
        {"callback": "willEnterForeground", "state.app": ["active", "inactive"]},
        {
          "callback": "sceneWillEnterForeground",
          "scene": {"present": true},
          "state.scene": ["active", "inactive"]
        }
      ],
      "from": ["open"],
      "to": "doubtful"
    },
    {
      "on": [
        {
          "action": ["network", "read", "write"],
          "of": {"glob": "socket:*"},
          "result": "@failing"
        },
        {
          "action": ["network", "read", "write"],
          "of": {"glob": "socket:*"},
          "error": {"present": true}
        }
      ],
      "from": ["open"],
      "to": "doubtful"
    },
    {"on": {"system": "suspend"}, "from": ["open"], "to": "stale"},
    {
      "on": {"action": ["network", "read", "write"], "of": {"glob": "socket:*"}},
      "from": ["stale"],
      "to": "lost"
    },
    {"on": {"callback": "@becameActive", "phase": "done"}, "from": ["stale"], "to": "lost"}
  ]
}

"""#),
    ("taskNames.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "taskNames",
  "initial": "unseen",
  "states": {
    "unseen": "no background task was begun",
    "byId": "each background task was logged with its identifier when it began",
    "byName": "some background task was logged without its identifier, which only its end may show",
    "bare": "background tasks are logged with neither name nor identifier"
  },
  "transitions": [
    {
      "on": {"action": "beginBackgroundTask", "id": {"present": true}},
      "from": ["unseen", "unknown"],
      "to": "byId"
    },
    {
      "on": {"action": "beginBackgroundTask", "id": null, "of": null},
      "from": ["unseen", "unknown"],
      "to": "bare"
    },
    {
      "on": {"action": "beginBackgroundTask", "id": null},
      "from": ["unseen", "byId", "unknown"],
      "to": "byName"
    },
    {
      "on": {"action": "beginBackgroundTask", "of": {"present": true}},
      "from": ["bare"],
      "to": "byName"
    }
  ]
}

"""#),
    ("tasks/background_task_begun_again.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_task_begun_again",
  "severity": "warning",
  "summary": "A background task is not begun again while it is open",
  "why": "Whoever keeps the identifier of a background task in one variable loses the first when the second begins: it can no longer be ended. Quick switching between apps is enough. Reports show four open assertions of one name when the app was ended. Background tasks came with iOS 4, their names with iOS 7.",
  "fix": "End the open task before beginning the next, or keep a list of identifiers.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)"
  ],
  "exceptions": "Tasks of one name that run side by side within one visit, or one stay in the background, each with an identifier of its own: only a task that is still open from before the user's return counts.",
  "tags": ["tasks", "bgtask-balance", "seed", "row-08"],
  "when": {
    "action": "beginBackgroundTask",
    "of": "$name",
    "id": {"as": "$id?", "not": ["@invalidTask", 0]},
    "result": {"not": "@refused"}
  },
  "never": {
    "action": "beginBackgroundTask",
    "of": "$name",
    "id": {"not": ["@invalidTask", 0]},
    "result": {"not": "@refused"}
  },
  "from": {"becomes.app": "@inFront", "state.app": "@unseen"},
  "after": "1ms",
  "until": [
    {"action": "endBackgroundTask", "id": "$id"},
    {"action": "endBackgroundTask", "id": null, "of": ["$name?", null]},
    {"action": "endBackgroundTask", "of": ["$name", null], "state.taskNames": "byName"},
    {"system": "suspend"},
    {"system": "taskExpiration", "of": "$name"}
  ],
  "message": "{$name} is begun again while it is open",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: two tasks of two names.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 6, "callback": "willResignActive"},
          {"t": 6.3, "callback": "didEnterBackground"},
          {"t": 8, "callback": "willEnterForeground"},
          {"t": 8.2, "callback": "didBecomeActive"},
          {"t": 9, "action": "beginBackgroundTask", "of": "task:b"},
          {"t": 10, "action": "endBackgroundTask", "of": "task:b"},
          {"t": 11, "action": "endBackgroundTask", "of": "task:a"}
        ]
      },
      {
        "why": "Ended in between, by its id.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a", "id": 1},
          {"t": 6, "callback": "willResignActive"},
          {"t": 6.3, "callback": "didEnterBackground"},
          {"t": 7, "action": "endBackgroundTask", "id": 1},
          {"t": 8, "callback": "willEnterForeground"},
          {"t": 8.2, "callback": "didBecomeActive"},
          {"t": 9, "action": "beginBackgroundTask", "of": "task:a", "id": 2},
          {"t": 10, "action": "endBackgroundTask", "id": 2}
        ]
      },
      {
        "why": "Tried again after UIKit had refused the first one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a", "result": "invalid"},
          {"t": 6, "callback": "willResignActive"},
          {"t": 6.3, "callback": "didEnterBackground"},
          {"t": 8, "callback": "willEnterForeground"},
          {"t": 8.2, "callback": "didBecomeActive"},
          {"t": 9, "action": "beginBackgroundTask", "of": "task:a", "id": 2},
          {"t": 10, "action": "endBackgroundTask", "id": 2}
        ]
      },
      {
        "why": "Two tasks of one name that run side by side, each ended by its identifier.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync", "id": 3},
          {"t": 9.315, "action": "beginBackgroundTask", "of": "task:sync", "id": 4},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "endBackgroundTask", "id": 4},
          {"t": 12, "action": "endBackgroundTask", "id": 3},
          {"t": 20, "callback": "willEnterForeground"},
          {"t": 20.2, "callback": "didBecomeActive"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user comes and goes, and the identifier is overwritten.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 10, "callback": "willResignActive"},
          {"t": 10.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 10.31, "action": "beginBackgroundTask", "of": "task:nexus", "id": 1},
          {"t": 10.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 13, "callback": "willEnterForeground"},
          {"t": 13.2, "callback": "didBecomeActive"},
          {"t": 15, "callback": "willResignActive"},
          {"t": 15.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 15.31, "action": "beginBackgroundTask", "of": "task:nexus", "id": 2},
          {"t": 15.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 17, "action": "endBackgroundTask", "of": "task:nexus", "id": 2}
        ],
        "reports": [12]
      },
      {
        "why": "A second quick trip to the home screen, in an app with scenes whose log has no identifiers.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.4, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 11, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 11.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 14, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 14.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 14.4, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 50, "system": "suspend"}
        ],
        "reports": [13]
      }
    ]
  }
}

"""#),
    ("tasks/background_task_is_ended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_task_is_ended",
  "severity": "error",
  "summary": "Each background task is ended",
  "why": "beginBackgroundTask keeps the app from being suspended until endBackgroundTask is called for it; all tasks share one allowance, about 30 seconds in the background since iOS 13 (180 before). A task that some path never ends holds it to the last second, and then the system ends the app (0x8badf00d for an assertion, 0x2182bad2). Such an end leaves no crash report that names the task. Time in the foreground does not count.",
  "fix": "End the task on every path, failures and early returns too, and in the expiration handler. Keep each identifier until its own end.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time",
    "https://developer.apple.com/documentation/xcode/sigkill"
  ],
  "exceptions": "An app that runs on under a background mode that it declares. A task that UIKit refused (`id: invalid`, or a `result` of `invalid`, `denied` or `failed`) never began.",
  "tags": [
    "tasks", "background", "budget", "bgtask-balance", "bgtask-expiry", "seed", "row-07", "row-08"
  ],
  "when": {
    "action": "beginBackgroundTask",
    "of": "$name?",
    "id": {"as": "$id?", "not": ["@invalidTask", 0]},
    "result": {"not": "@refused"}
  },
  "then": [
    {"action": "endBackgroundTask", "id": "$id"},
    {"action": "endBackgroundTask", "id": null, "of": ["$name?", null]},
    {"action": "endBackgroundTask", "of": ["$name", null], "state.taskNames": "byName"},
    {"system": "taskExpiration", "of": "$name"},
    {"becomes.app": "@inFront", "state.app": "@unseen"}
  ],
  "from": {"becomes.app": "@away", "phase": "done", "state.longMode": "none"},
  "within": "180s",
  "before": [
    {"system": "suspend"},
    {"system": "watchdog", "event": ["assertion", null]},
    {"system": "exit", "reason": "watchdog", "state.app": "background"},
    {"system": "exit", "reason": ["assertion", "backgroundTask"]},
    {"system": "exit", "code": "0x2182bad2"}
  ],
  "message": "the background task {$name} was not ended in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the user is back, and the task ends in the foreground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:flush"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 11.1, "action": "endBackgroundTask", "of": "task:flush"},
          {"t": 11.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 11.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Two tasks of one name, told apart by their ids.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:upload", "id": 1},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "action": "endBackgroundTask", "id": 1},
          {"t": 9.5, "action": "beginBackgroundTask", "of": "task:upload", "id": 2},
          {"t": 12, "action": "endBackgroundTask", "id": 2},
          {"t": 13, "system": "suspend"}
        ]
      },
      {
        "why": "UIKit gave no time: what never began need not end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save", "id": "invalid"},
          {"t": 9.32, "action": "beginBackgroundTask", "of": "task:sync", "result": "denied"},
          {"t": 9.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 13, "system": "suspend"}
        ]
      },
      {
        "why": "Still open when the user is back, and for five minutes in front, where no time counts.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:export", "id": 1},
          {"t": 6, "action": "beginBackgroundTask", "of": "task:export", "id": 2},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 20, "callback": "willEnterForeground"},
          {"t": 20.2, "callback": "didBecomeActive"},
          {"t": 320, "action": "endBackgroundTask", "id": 1},
          {"t": 321, "action": "endBackgroundTask", "id": 2}
        ]
      },
      {
        "why": "The identifier is known only when the task ends.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "endBackgroundTask", "of": "task:save", "id": 7},
          {"t": 13, "system": "suspend"}
        ]
      },
      {
        "why": "The call that begins it logs the identifier when it returns.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "phase": "begin", "of": "task:save"},
          {"t": 9.315, "action": "beginBackgroundTask", "phase": "end", "of": "task:save", "id": 7},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "endBackgroundTask", "id": 7},
          {"t": 13, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A failed request never comes to the end.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:register"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "network", "of": "request:register", "result": "failed"},
          {"t": 40, "system": "suspend"}
        ],
        "reports": [6]
      },
      {
        "why": "The system ends the app.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 6, "action": "beginBackgroundTask", "of": "task:b"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 12, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 40, "system": "watchdog", "event": "assertion", "code": "0x8badf00d"},
          {"t": 40.1, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [7]
      },
      {
        "why": "The app's own log sees no suspension, and the task is still open an hour later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 3600, "callback": "willEnterForeground"},
          {"t": 3600.2, "callback": "didBecomeActive"}
        ],
        "reports": [6]
      },
      {
        "why": "Of two tasks of one name, which are told apart by their ids, one is ended.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save", "id": 1},
          {"t": 9.315, "action": "beginBackgroundTask", "of": "task:save", "id": 2},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "endBackgroundTask", "id": 2},
          {"t": 40, "system": "suspend"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("tasks/background_task_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_task_within_budget",
  "severity": "note",
  "summary": "A background task takes less than 30 seconds of the background",
  "why": "Since iOS 13 all background tasks of an app together have about 30 seconds from the moment it enters the background (180 seconds on iOS 7 to 12, 600 before); the number is not documented and may be lower. The expiration handlers run about five seconds before. What is not done by then is cut off.",
  "fix": "Save first. Upload with a background URL session, and leave long work to a BGProcessingTask.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)",
    "https://developer.apple.com/forums/thread/85066"
  ],
  "exceptions": "A debugger, with which the allowance has no end. A background mode that keeps the app running is known here if the trace names it.",
  "tags": ["tasks", "budget", "bgtask-expiry", "seed", "row-07", "row-08"],
  "when": {
    "action": "beginBackgroundTask",
    "of": "$name?",
    "id": {"as": "$id?", "not": ["@invalidTask", 0]},
    "result": {"not": "@refused"},
    "trace.os": {
      "not": [
        {"glob": "*OS 4"},
        {"glob": "*OS 4.*"},
        {"glob": "*OS 5"},
        {"glob": "*OS 5.*"},
        {"glob": "*OS 6"},
        {"glob": "*OS 6.*"},
        {"glob": "*OS 7"},
        {"glob": "*OS 7.*"},
        {"glob": "*OS 8"},
        {"glob": "*OS 8.*"},
        {"glob": "*OS 9"},
        {"glob": "*OS 9.*"},
        {"glob": "*OS 10"},
        {"glob": "*OS 10.*"},
        {"glob": "*OS 11"},
        {"glob": "*OS 11.*"},
        {"glob": "*OS 12"},
        {"glob": "*OS 12.*"}
      ]
    }
  },
  "then": [
    {"action": "endBackgroundTask", "id": "$id"},
    {"action": "endBackgroundTask", "id": null, "of": ["$name?", null]},
    {"action": "endBackgroundTask", "of": ["$name", null], "state.taskNames": "byName"},
    {"system": ["taskExpiration", "suspend"]},
    {"callback": "expirationHandler"},
    {"becomes.app": "@inFront", "state.app": "@unseen"}
  ],
  "from": {"becomes.app": "@away", "phase": "done", "state.longMode": "none"},
  "within": "30s",
  "message": "the background task {$name} was open for longer than the system allows",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: an old system allows more.",
        "trace": [
          {"lifelint": 1, "os": "iOS 12.4"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 99, "action": "endBackgroundTask", "of": "task:upload"}
        ]
      },
      {
        "why": "Begun long before the background, which does not count.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 90, "callback": "willResignActive"},
          {"t": 90.3, "callback": "didEnterBackground"},
          {"t": 99, "action": "endBackgroundTask", "of": "task:upload"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Forty seconds in the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 50, "action": "endBackgroundTask", "of": "task:upload"}
        ],
        "reports": [6]
      },
      {
        "why": "The handler comes late in the log.",
        "trace": [
          {"lifelint": 1, "os": "iOS 26.1"},
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload", "id": 3},
          {"t": 9.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"},
          {"t": 55, "callback": "expirationHandler", "phase": "begin", "of": "task:upload"},
          {"t": 55.1, "action": "endBackgroundTask", "id": 3},
          {"t": 55.2, "callback": "expirationHandler", "phase": "end", "of": "task:upload"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("tasks/background_task_within_old_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_task_within_old_budget",
  "severity": "note",
  "summary": "On iOS 7 to 12 a background task takes less than 180 seconds of the background",
  "why": "From iOS 7 to iOS 12 the system allowed about 180 seconds for all background tasks of an app (`finishTask:180s` in its messages). What is not done by then is cut off, and an app that has not ended its tasks is ended itself.",
  "fix": "Save first, and upload with a background URL session.",
  "references": ["https://developer.apple.com/forums/thread/104020"],
  "exceptions": "A debugger, with which the allowance has no end, and a background mode that keeps the app running.",
  "tags": ["tasks", "budget", "bgtask-expiry", "seed", "row-07", "row-08"],
  "when": {
    "action": "beginBackgroundTask",
    "of": "$name?",
    "id": {"as": "$id?", "not": ["@invalidTask", 0]},
    "result": {"not": "@refused"},
    "trace.os": [
      {"glob": "*OS 7"},
      {"glob": "*OS 7.*"},
      {"glob": "*OS 8"},
      {"glob": "*OS 8.*"},
      {"glob": "*OS 9"},
      {"glob": "*OS 9.*"},
      {"glob": "*OS 10"},
      {"glob": "*OS 10.*"},
      {"glob": "*OS 11"},
      {"glob": "*OS 11.*"},
      {"glob": "*OS 12"},
      {"glob": "*OS 12.*"}
    ]
  },
  "then": [
    {"action": "endBackgroundTask", "id": "$id"},
    {"action": "endBackgroundTask", "id": null, "of": ["$name?", null]},
    {"action": "endBackgroundTask", "of": ["$name", null], "state.taskNames": "byName"},
    {"system": ["taskExpiration", "suspend"]},
    {"callback": "expirationHandler"},
    {"becomes.app": "@inFront", "state.app": "@unseen"}
  ],
  "from": {"becomes.app": "@away", "phase": "done", "state.longMode": "none"},
  "within": "180s",
  "message": "the background task {$name} was open for longer than the system allows",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: a minute and a half.",
        "trace": [
          {"lifelint": 1, "os": "iOS 12.4"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 99, "action": "endBackgroundTask", "of": "task:upload"},
          {"t": 400, "callback": "willEnterForeground"}
        ]
      },
      {
        "why": "Ended at the last moment.",
        "trace": [
          {"lifelint": 1, "os": "iOS 9.3.5"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 188, "action": "endBackgroundTask", "of": "task:upload"},
          {"t": 400, "callback": "willEnterForeground"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Four minutes.",
        "trace": [
          {"lifelint": 1, "os": "iOS 11.0"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 250, "action": "endBackgroundTask", "of": "task:upload"}
        ],
        "reports": [7]
      },
      {
        "why": "Begun in the foreground.",
        "trace": [
          {"lifelint": 1, "os": "iOS 12"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 200, "action": "endBackgroundTask", "of": "task:upload"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("tasks/background_task_within_oldest_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "background_task_within_oldest_budget",
  "severity": "note",
  "summary": "On iOS 4 to 6 a background task takes less than 10 minutes of the background",
  "why": "From iOS 4, which brought background tasks, to iOS 6 an app got about 10 minutes for all of them. What is not done by then is cut off, and an app that has not ended its tasks is ended itself.",
  "fix": "Save first, and upload with a background URL session.",
  "references": ["https://developer.apple.com/forums/thread/104020"],
  "exceptions": "A debugger, with which the allowance has no end, and a background mode that keeps the app running.",
  "tags": ["tasks", "budget", "bgtask-expiry", "seed", "row-07", "row-08"],
  "when": {
    "action": "beginBackgroundTask",
    "of": "$name?",
    "id": {"as": "$id?", "not": ["@invalidTask", 0]},
    "result": {"not": "@refused"},
    "trace.os": [
      {"glob": "*OS 4"},
      {"glob": "*OS 4.*"},
      {"glob": "*OS 5"},
      {"glob": "*OS 5.*"},
      {"glob": "*OS 6"},
      {"glob": "*OS 6.*"}
    ]
  },
  "then": [
    {"action": "endBackgroundTask", "id": "$id"},
    {"action": "endBackgroundTask", "id": null, "of": ["$name?", null]},
    {"action": "endBackgroundTask", "of": ["$name", null], "state.taskNames": "byName"},
    {"system": ["taskExpiration", "suspend"]},
    {"callback": "expirationHandler"},
    {"becomes.app": "@inFront", "state.app": "@unseen"}
  ],
  "from": {"becomes.app": "@away", "phase": "done", "state.longMode": "none"},
  "within": "10min",
  "message": "the background task {$name} was open for longer than the system allows",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: nine minutes.",
        "trace": [
          {"lifelint": 1, "os": "iOS 6.1"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 549, "action": "endBackgroundTask", "of": "task:upload"},
          {"t": 900, "callback": "willEnterForeground"}
        ]
      },
      {
        "why": "Ended at the last moment.",
        "trace": [
          {"lifelint": 1, "os": "iOS 5"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 608, "action": "endBackgroundTask", "of": "task:upload"},
          {"t": 900, "callback": "willEnterForeground"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Eleven minutes.",
        "trace": [
          {"lifelint": 1, "os": "iOS 4.3"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 670, "action": "endBackgroundTask", "of": "task:upload"}
        ],
        "reports": [7]
      },
      {
        "why": "Begun in the foreground.",
        "trace": [
          {"lifelint": 1, "os": "iOS 6"},
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:upload"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 700, "action": "endBackgroundTask", "of": "task:upload"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("tasks/expiration_handler_does_not_wait.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "expiration_handler_does_not_wait",
  "severity": "warning",
  "summary": "An expiration handler waits for nothing",
  "why": "A wait in an expiration handler is short on a good day. What it waits for is as short of time as the handler itself, may be frozen with the process, or may wait for the main thread. Expiration handlers came with iOS 4, and get their short warning since iOS 13.",
  "fix": "Cancel without waiting, and end the task.",
  "references": ["https://developer.apple.com/forums/thread/85066"],
  "exceptions": "A wait for a lock that no one holds for long: log it only where it takes time.",
  "tags": ["tasks", "bgtask-expiry", "main-block", "seed", "row-08", "row-24"],
  "when": [
    {"action": "wait", "thread": "main", "during": "expirationHandler"},
    {
      "action": "network",
      "thread": "main",
      "duration": {"over": "@hang"},
      "during": "expirationHandler"
    }
  ],
  "then": [
    {
      "callback": "expirationHandler",
      "phase": "end",
      "elapsed": {"over": "@expiration_handler_is_quick.within"}
    },
    {"system": ["watchdog", "exit"]}
  ],
  "before": {
    "callback": "expirationHandler",
    "phase": "end",
    "elapsed": {"max": "@expiration_handler_is_quick.within"}
  },
  "message": "the expiration handler waits for {of}",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: another thread waits.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:a"},
          {"t": 34.1, "action": "wait", "thread": "worker", "of": "queue:a"},
          {"t": 34.2, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.3, "callback": "expirationHandler", "phase": "end", "of": "task:a"}
        ]
      },
      {
        "why": "Cancelled without waiting.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:a"},
          {"t": 34.1, "action": "stop", "of": "upload:log"},
          {"t": 34.2, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.3, "callback": "expirationHandler", "phase": "end", "of": "task:a"}
        ]
      }
    ],
    "bad": [
      {
        "why": "It waits for a queue, this time shortly.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:a"},
          {"t": 34.1, "action": "wait", "of": "queue:a", "duration": 0.2},
          {"t": 34.3, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.4, "callback": "expirationHandler", "phase": "end", "of": "task:a"}
        ],
        "reports": [8]
      },
      {
        "why": "It waits for the network.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:a"},
          {"t": 34.1, "action": "network", "of": "request:bye", "duration": 0.4},
          {"t": 34.6, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.7, "callback": "expirationHandler", "phase": "end", "of": "task:a"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("tasks/expiration_handler_is_quick.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "expiration_handler_is_quick",
  "severity": "error",
  "summary": "An expiration handler returns within a second",
  "why": "All expiration handlers of an app run one after the other on the main thread, within about five seconds; each should take a second or so. A handler that saves, asks the network or waits for a queue uses up the time of the others, and the system ends the app with 0x8badf00d. If the queue waits for the main thread in turn, it never returns. The about five seconds are those of iOS 13 and later.",
  "fix": "Cancel the work and end the task. Save earlier, in pieces.",
  "references": [
    "https://developer.apple.com/forums/thread/85066",
    "https://developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler"
  ],
  "exceptions": "A debugger, with which no limit is enforced.",
  "tags": ["tasks", "budget", "bgtask-expiry", "main-block", "seed", "row-07", "row-08", "row-24"],
  "when": {"callback": "expirationHandler", "phase": "begin", "of": "$task?"},
  "then": {"callback": "expirationHandler", "phase": "end", "of": "$task?"},
  "within": "1s",
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "the expiration handler of {$task} did not return in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: nine tenths of a second.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:sync"},
          {"t": 34.1, "action": "endBackgroundTask", "of": "task:sync"},
          {"t": 34.9, "callback": "expirationHandler", "phase": "end", "of": "task:sync"}
        ]
      },
      {
        "why": "Two handlers, one after the other.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 2, "action": "beginBackgroundTask", "of": "task:b"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:a"},
          {"t": 34.1, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.2, "callback": "expirationHandler", "phase": "end", "of": "task:a"},
          {"t": 34.3, "callback": "expirationHandler", "phase": "begin", "of": "task:b"},
          {"t": 34.4, "action": "endBackgroundTask", "of": "task:b"},
          {"t": 34.5, "callback": "expirationHandler", "phase": "end", "of": "task:b"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Each waits for the other.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:tabs"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "system": "taskExpiration", "of": "task:tabs"},
          {"t": 34.01, "callback": "expirationHandler", "phase": "begin", "of": "task:tabs"},
          {"t": 34.02, "action": "wait", "of": "queue:tasks", "duration": 5},
          {"t": 39, "system": "watchdog", "event": "assertion"},
          {"t": 39.01, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [8]
      },
      {
        "why": "It saves first.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 34, "callback": "expirationHandler", "phase": "begin", "of": "task:save"},
          {"t": 36, "action": "save", "of": "document:big"},
          {"t": 36.1, "action": "endBackgroundTask", "of": "task:save"},
          {"t": 36.2, "callback": "expirationHandler", "phase": "end", "of": "task:save"}
        ],
        "reports": [9]
      }
    ]
  }
}

"""#),
    ("tasks/expired_task_is_ended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "expired_task_is_ended",
  "severity": "error",
  "summary": "An expiring task is ended: a UIKit task before its handler returns",
  "why": "The expiration handler is the last chance. That of beginBackgroundTask runs on the main thread about five seconds before the assertion ends (iOS 13 and later), and when it has returned, the app may be suspended at once; a task that is still open is then held against it, and the system ends the app. A BGTask has a handler too, which may only cancel the work and let that complete the task a moment later, as Apple's own sample does; it has to be completed before the app is suspended or ended.",
  "fix": "Call endBackgroundTask in the handler itself, synchronously. In the handler of a BGTask cancel the work and see that setTaskCompleted(success: false) is called at once on every path.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)",
    "https://developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler",
    "https://developer.apple.com/documentation/backgroundtasks/refreshing-and-maintaining-your-app-using-background-tasks"
  ],
  "exceptions": "A wrapper that ends the task in another function within a second of the handler.",
  "tags": ["tasks", "bgtask-expiry", "seed", "row-07", "row-08"],
  "when": [
    {"system": "taskExpiration", "of": "$task"},
    {"callback": "expirationHandler", "of": "$task", "state.detail": "full"}
  ],
  "then": [
    {"action": ["endBackgroundTask", "complete"], "of": "$task"},
    {"action": "endBackgroundTask", "of": null},
    {"callback": "expirationHandler", "of": "$task"}
  ],
  "from": {
    "callback": "expirationHandler",
    "phase": "end",
    "of": {"as": "$task", "not": {"glob": "bgtask:*"}}
  },
  "within": "1s",
  "before": [
    {"callback": ["@entersForeground", "@becameActive"]},
    {"system": "suspend", "during": {"not": "expirationHandler"}},
    {"system": "watchdog", "during": {"not": "expirationHandler"}},
    {"system": "exit", "during": {"not": "expirationHandler"}}
  ],
  "atEnd": "violated",
  "message": "the time of {$task} is over, and it is not ended",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: ended in the handler, by its id.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync", "id": 4},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 34, "system": "taskExpiration", "of": "task:sync"},
          {"t": 34.01, "callback": "expirationHandler", "phase": "begin", "of": "task:sync"},
          {"t": 34.02, "action": "endBackgroundTask", "id": 4},
          {"t": 34.03, "callback": "expirationHandler", "phase": "end", "of": "task:sync"},
          {"t": 35, "system": "suspend"}
        ]
      },
      {
        "why": "A refresh task is completed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 85, "system": "taskExpiration", "of": "bgtask:refresh"},
          {"t": 85.01, "callback": "expirationHandler", "phase": "begin", "of": "bgtask:refresh"},
          {"t": 85.02, "action": "complete", "of": "bgtask:refresh", "success": false},
          {"t": 85.03, "callback": "expirationHandler", "phase": "end", "of": "bgtask:refresh"},
          {"t": 86, "system": "suspend"}
        ]
      },
      {
        "why": "The handler of a refresh task only cancels, and the work completes the task a moment later.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 25, "system": "taskExpiration", "of": "bgtask:refresh"},
          {"t": 25.01, "callback": "expirationHandler", "phase": "begin", "of": "bgtask:refresh"},
          {"t": 25.02, "callback": "expirationHandler", "phase": "end", "of": "bgtask:refresh"},
          {"t": 25.1, "action": "complete", "of": "bgtask:refresh", "success": false, "thread": "worker"},
          {"t": 26, "system": "suspend"}
        ]
      },
      {
        "why": "A logger that writes the handler as one instant, with what it did in the line after it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 34, "system": "taskExpiration", "of": "task:sync"},
          {"t": 34.01, "callback": "expirationHandler", "of": "task:sync"},
          {"t": 34.02, "action": "endBackgroundTask", "of": "task:sync"},
          {"t": 35, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The handler forgets it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 34, "system": "taskExpiration", "of": "task:sync"},
          {"t": 34.01, "callback": "expirationHandler", "phase": "begin", "of": "task:sync"},
          {"t": 34.03, "callback": "expirationHandler", "phase": "end", "of": "task:sync"},
          {"t": 39, "system": "watchdog", "event": "assertion"},
          {"t": 39.01, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [9]
      },
      {
        "why": "There is no handler.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 34, "system": "taskExpiration", "of": "task:sync"},
          {"t": 35, "system": "suspend"}
        ],
        "reports": [8]
      },
      {
        "why": "The end is queued for later, when the app may be suspended already.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:sync"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 34, "system": "taskExpiration", "of": "task:sync"},
          {"t": 34.01, "callback": "expirationHandler", "phase": "begin", "of": "task:sync"},
          {"t": 34.03, "callback": "expirationHandler", "phase": "end", "of": "task:sync"},
          {"t": 36.5, "action": "endBackgroundTask", "of": "task:sync", "thread": "worker"},
          {"t": 38, "system": "suspend"}
        ],
        "reports": [9]
      },
      {
        "why": "The handler of a refresh task cancels, and nobody completes the task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 25, "system": "taskExpiration", "of": "bgtask:refresh"},
          {"t": 25.01, "callback": "expirationHandler", "phase": "begin", "of": "bgtask:refresh"},
          {"t": 25.015, "action": "stop", "of": "job:refresh"},
          {"t": 25.02, "callback": "expirationHandler", "phase": "end", "of": "bgtask:refresh"},
          {"t": 30, "system": "watchdog", "event": "assertion"},
          {"t": 30.01, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("tasks/kept_task_is_ended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "kept_task_is_ended",
  "severity": "error",
  "summary": "A background task that outlasts a return is ended all the same",
  "why": "No allowance is used up while the app is in front, so a background task may outlast the user's return. But it stays open until endBackgroundTask is called, and counts again from the next leave on: about 30 seconds since iOS 13, 180 before. When they are over, the system ends the app, on a visit that has nothing to do with the one that began the task.",
  "fix": "End the task where its work ends, also when that is in the foreground, and in the expiration handler.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"
  ],
  "exceptions": "An app that runs on under a background mode that it declares.",
  "tags": ["tasks", "background", "budget", "bgtask-balance", "bgtask-expiry", "seed", "row-08"],
  "scope": {
    "after": {
      "action": "beginBackgroundTask",
      "of": "$name?",
      "id": {"as": "$id?", "not": ["@invalidTask", 0]},
      "result": {"not": "@refused"}
    },
    "until": [
      {"action": "endBackgroundTask", "id": "$id"},
      {"action": "endBackgroundTask", "id": null, "of": ["$name?", null]},
      {"action": "endBackgroundTask", "of": ["$name", null], "state.taskNames": "byName"},
      {"action": "beginBackgroundTask", "of": "$name"},
      {"system": "taskExpiration", "of": "$name"},
      {"system": "resume"}
    ]
  },
  "when": {"becomes.app": "@inFront", "state.app": "@unseen"},
  "never": [
    {"system": "suspend", "state.app": "@away"},
    {"system": "exit", "reason": "watchdog", "state.app": "@away"},
    {"system": "exit", "reason": ["assertion", "backgroundTask"]},
    {"system": "exit", "code": "0x2182bad2", "reason": {"not": ["assertion", "backgroundTask"]}}
  ],
  "message": "the background task {$name} was kept open over a return, and is still not ended",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: minutes in front use up nothing, and the task is ended there.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:export", "id": 1},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 20, "callback": "willEnterForeground"},
          {"t": 20.2, "callback": "didBecomeActive"},
          {"t": 320, "action": "endBackgroundTask", "id": 1},
          {"t": 400, "callback": "willResignActive"},
          {"t": 400.3, "callback": "didEnterBackground"},
          {"t": 405, "system": "suspend"}
        ]
      },
      {
        "why": "A window comes and goes, and the task ends in the second background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:export"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 20, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 20.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 220, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 220.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 230, "action": "endBackgroundTask", "of": "task:export"},
          {"t": 235, "system": "suspend"}
        ]
      },
      {
        "why": "Begun with a name, ended by an identifier that only the end shows.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "callback": "willEnterForeground"},
          {"t": 11.2, "callback": "didBecomeActive"},
          {"t": 15, "action": "endBackgroundTask", "id": 7},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.2, "callback": "didEnterBackground"},
          {"t": 25, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user came back in time once, and not the second time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:export", "id": 1},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 20, "callback": "willEnterForeground"},
          {"t": 20.2, "callback": "didBecomeActive"},
          {"t": 100, "callback": "willResignActive"},
          {"t": 100.3, "callback": "didEnterBackground"},
          {"t": 130, "system": "suspend"}
        ],
        "reports": [12]
      },
      {
        "why": "Of two tasks that outlast a return, one is ended; the system ends the app for the other.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 6, "action": "beginBackgroundTask", "of": "task:b"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 20, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 20.2, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 30, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 220, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 220.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 250, "system": "watchdog", "event": "assertion", "code": "0x8badf00d"},
          {"t": 250.1, "system": "exit", "reason": "watchdog", "code": "0x8badf00d"}
        ],
        "reports": [16]
      }
    ]
  }
}

"""#),
    ("tasks/no_task_after_expiration.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "no_task_after_expiration",
  "severity": "warning",
  "summary": "No new background task is begun once one has expired",
  "why": "The allowance is the app's, not the task's. When it is over, a new task gets no time; beginBackgroundTask may return `.invalid`, or raise an assertion that is over at once. The allowance was 10 minutes until iOS 6, 3 minutes until iOS 12, and is about 30 seconds since iOS 13.",
  "fix": "In the expiration handler write down what is left to do, and go on in the next visit.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)"
  ],
  "exceptions": "A return to the foreground, which begins a new allowance; it is known here.",
  "tags": ["tasks", "bgtask-expiry", "seed", "row-08"],
  "when": {"system": "taskExpiration", "of": {"not": {"glob": "bgtask:*"}}},
  "never": {
    "action": "beginBackgroundTask",
    "id": {"not": ["@invalidTask", 0]},
    "result": {"not": "@refused"}
  },
  "until": [
    {"callback": ["@entersForeground", "@becameActive"]},
    {"system": ["suspend", "resume"]}
  ],
  "message": "{of} is begun when the background time is over",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: begun in the next visit.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "system": "taskExpiration", "of": "task:a"},
          {"t": 34.1, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.5, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.3, "callback": "didBecomeActive"},
          {"t": 95, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 96, "action": "endBackgroundTask", "of": "task:a"}
        ]
      },
      {
        "why": "Nothing more is begun.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "system": "taskExpiration", "of": "task:a"},
          {"t": 34.1, "action": "endBackgroundTask", "of": "task:a"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The handler begins the next one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 34, "system": "taskExpiration", "of": "task:a"},
          {"t": 34.01, "callback": "expirationHandler", "phase": "begin", "of": "task:a"},
          {"t": 34.1, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 34.2, "action": "beginBackgroundTask", "of": "task:b"},
          {"t": 34.3, "callback": "expirationHandler", "phase": "end", "of": "task:a"}
        ],
        "reports": [10]
      },
      {
        "why": "Another library begins one.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 34, "system": "taskExpiration", "of": "task:a"},
          {"t": 34.1, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 36, "action": "beginBackgroundTask", "of": "task:sdk"},
          {"t": 36.2, "action": "endBackgroundTask", "of": "task:sdk"}
        ],
        "reports": [11]
      }
    ]
  }
}

"""#),
    ("tasks/only_open_tasks_are_ended.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "only_open_tasks_are_ended",
  "severity": "warning",
  "summary": "Only an open background task is ended",
  "why": "endBackgroundTask for an identifier that was never begun or was ended before does nothing but print \"no background task exists with identifier\". It shows that a handler ran twice for one transition, mostly because it observes both the app's and the scene's notification, or that an identifier was not reset to `.invalid`. So it has been since iOS 4; iOS 13 added the scene's notification beside the app's.",
  "fix": "Observe one of the two notifications, and set the identifier to `.invalid` when the task is ended.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)"
  ],
  "exceptions": "A wrapper that ends the task in any case, to be safe: log the end only where there is a task to end.",
  "tags": ["tasks", "bgtask-balance", "seed", "row-08"],
  "when": [
    {
      "action": "endBackgroundTask",
      "id": {"as": "$task", "not": ["@invalidTask", 0]},
      "state.taskNames": {"not": "byName"}
    },
    {
      "action": "endBackgroundTask",
      "id": null,
      "of": "$task",
      "state.taskNames": {"not": "bare"}
    },
    {
      "action": "endBackgroundTask",
      "id": {"present": true},
      "of": "$task",
      "state.taskNames": "byName"
    },
    {"action": "endBackgroundTask", "id": null, "of": "$task?", "state.taskNames": "bare"}
  ],
  "previously": [
    {"action": "beginBackgroundTask", "id": "$task"},
    {"action": "beginBackgroundTask", "of": "$task?"}
  ],
  "answers": "oldest",
  "message": "background task {$task} is ended and was not open",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: two tasks without a name, ended twice.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask"},
          {"t": 6, "action": "beginBackgroundTask"},
          {"t": 7, "action": "endBackgroundTask"},
          {"t": 8, "action": "endBackgroundTask"}
        ]
      },
      {
        "why": "Begun with a name, ended by the id alone.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a", "id": 7},
          {"t": 8, "action": "endBackgroundTask", "id": 7}
        ]
      },
      {
        "why": "UIKit gave no time, and the app ends the invalid task, which does nothing.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a", "id": "invalid"},
          {"t": 8, "action": "endBackgroundTask", "id": "invalid"}
        ]
      },
      {
        "why": "Begun with a name, ended with an identifier that only the end shows.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11, "action": "endBackgroundTask", "of": "task:save", "id": 7},
          {"t": 20, "callback": "willEnterForeground"},
          {"t": 20.2, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A logger that says neither which task ends nor its identifier.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 7, "action": "endBackgroundTask"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The handler runs twice for one transition.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:32"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.31, "action": "endBackgroundTask", "of": "task:32"},
          {"t": 9.32, "action": "endBackgroundTask", "of": "task:32"},
          {"t": 9.33, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ],
        "reports": [10]
      },
      {
        "why": "An id that never was.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a", "id": 7},
          {"t": 8, "action": "endBackgroundTask", "id": 8},
          {"t": 9, "action": "endBackgroundTask", "id": 7}
        ],
        "reports": [5]
      },
      {
        "why": "Ended twice under its name, with an identifier that only the ends show.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 7, "action": "endBackgroundTask", "of": "task:a", "id": 7},
          {"t": 7.2, "action": "endBackgroundTask", "of": "task:a", "id": 7}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("tasks/work_is_cut_off.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "work_is_cut_off",
  "severity": "warning",
  "summary": "No transfer is cut off by a suspension",
  "why": "A suspension freezes what is under way: the system closes the connections of a plain URL session, and the transfer fails in the moment in which the user is back. A background task keeps the app running for the rest of it, since iOS 13 for about 30 seconds; longer transfers belong to a background URL session, which goes on without the app. So it has been since iOS 4, background URL sessions came with iOS 7.",
  "fix": "Begin a background task before the transfer and end it when the transfer ends, or use a background URL session. Complete a scheduled task only when its work is done.",
  "references": [
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time",
    "https://developer.apple.com/documentation/foundation/downloading-files-in-the-background"
  ],
  "exceptions": "A transfer that a background task covered until its time was over, and one that fails with the server's answer (`error` or `status` from 100 to 599). A transfer that is resumed from where it stood, and only tells of its interruption: log `pause` and `resume` of it.",
  "tags": ["tasks", "network", "background", "bgtask-balance", "seed", "row-08", "row-09"],
  "never": [
    {
      "action": ["network", "read", "write", "stop"],
      "of": [
        {"glob": "upload:*"},
        {"glob": "download:*"},
        {"glob": "sync:*"},
        {"glob": "job:*"}
      ],
      "result": ["error", "failed", "ioError", "timeout"],
      "error": {"not": {"min": 100, "max": 599}},
      "status": {"not": {"min": 100, "max": 599}},
      "by": {"not": "user"},
      "state.transfer": "frozen"
    },
    {
      "action": ["network", "read", "write", "stop"],
      "of": [
        {"glob": "upload:*"},
        {"glob": "download:*"},
        {"glob": "sync:*"},
        {"glob": "job:*"}
      ],
      "error": {"not": [null, {"min": 100, "max": 599}]},
      "by": {"not": "user"},
      "state.transfer": "frozen"
    }
  ],
  "message": "{of} was under way when the app was suspended, and failed when it ran again",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: a background task covers the upload to its end; a later question about it fails.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:upload", "id": 1},
          {"t": 5.1, "action": "start", "of": "upload:photo"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 12, "action": "network", "of": "upload:photo", "result": "ok"},
          {"t": 12.1, "action": "stop", "of": "upload:photo"},
          {"t": 12.2, "action": "endBackgroundTask", "id": 1},
          {"t": 15, "system": "suspend"},
          {"t": 80, "system": "resume", "reason": "user"},
          {"t": 80.1, "callback": "willEnterForeground"},
          {"t": 80.2, "callback": "didBecomeActive"},
          {"t": 82, "action": "network", "of": "upload:photo", "result": "failed"}
        ]
      },
      {
        "why": "Paused on the way out, and gone on with; it fails later, by itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "start", "of": "download:map"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.2, "action": "pause", "of": "download:map", "by": "user"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 80, "system": "resume", "reason": "user"},
          {"t": 80.1, "callback": "willEnterForeground"},
          {"t": 80.2, "callback": "didBecomeActive"},
          {"t": 81, "action": "network", "of": "download:map", "result": "failed"}
        ]
      },
      {
        "why": "The background task was used to its end, and the upload begins anew on return.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "action": "start", "of": "upload:1"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.25, "action": "beginBackgroundTask", "of": "task:upload", "id": 3},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "end"},
          {"t": 32, "system": "taskExpiration", "of": "task:upload"},
          {"t": 32.01, "callback": "expirationHandler", "phase": "begin", "of": "task:upload"},
          {"t": 32.02, "action": "endBackgroundTask", "of": "task:upload", "id": 3},
          {"t": 32.03, "callback": "expirationHandler", "phase": "end", "of": "task:upload"},
          {"t": 33, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.3, "callback": "didBecomeActive"},
          {
            "t": 90.5,
            "action": "network",
            "of": "upload:1",
            "result": "error",
            "error": "NSURLErrorNetworkConnectionLost"
          },
          {"t": 90.7, "action": "start", "of": "upload:1"},
          {"t": 95, "action": "complete", "of": "upload:1"}
        ]
      },
      {
        "why": "The server's answer is no broken connection.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 4, "action": "start", "of": "upload:photo"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 90, "system": "resume", "reason": "user"},
          {"t": 90.1, "callback": "willEnterForeground"},
          {"t": 90.3, "callback": "didBecomeActive"},
          {"t": 90.5, "action": "network", "of": "upload:photo", "result": "failed", "error": 404}
        ]
      }
    ],
    "bad": [
      {
        "why": "The user switches to another app in the middle of an upload.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "action": "start", "of": "upload:photo"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 80, "system": "resume", "reason": "user"},
          {"t": 80.1, "callback": "willEnterForeground"},
          {"t": 80.2, "callback": "didBecomeActive"},
          {"t": 80.3, "action": "stop", "of": "upload:photo", "error": -1005}
        ],
        "reports": [11]
      },
      {
        "why": "A scheduled task is completed while its upload has only begun.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.5, "system": "bgTaskLaunch", "of": "bgtask:sync"},
          {"t": 0.6, "action": "start", "of": "upload:sync"},
          {"t": 0.7, "action": "complete", "of": "bgtask:sync"},
          {"t": 1.4, "system": "suspend"},
          {"t": 900, "system": "resume", "reason": "user"},
          {"t": 900.1, "callback": "willEnterForeground"},
          {"t": 900.2, "callback": "didBecomeActive"},
          {"t": 900.4, "action": "network", "of": "upload:sync", "result": "error"}
        ],
        "reports": [10]
      }
    ]
  }
}

"""#),
    ("tasks/work_on_leaving_has_a_task.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "work_on_leaving_has_a_task",
  "severity": "warning",
  "summary": "Work that begins on the way to the background is covered by a background task",
  "why": "After didEnterBackground the app is suspended within seconds, wherever its other threads are: a request stands still in the middle, the server gives up, and on return it fails with a lost connection. Only a background task, a background mode or a background URL session carries work over that moment. Background tasks came with iOS 4, background sessions with iOS 7.",
  "fix": "Begin a background task before the work, and end it with the work; or give transfers to a background URL session (log its `mode`), which needs none.",
  "references": [
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time",
    "https://developer.apple.com/documentation/foundation/downloading-files-in-the-background"
  ],
  "exceptions": "Work that may be cut off, such as a preload: allow it by its `of`.",
  "tags": ["tasks", "background", "seed", "row-08"],
  "when": [
    {
      "action": ["start", "enqueue"],
      "of": {
        "as": "$what",
        "any": [
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "job:*"},
          {"glob": "sync:*"}
        ]
      },
      "mode": null,
      "during": ["@resignsActive", "@entersBackground"],
      "state.assertion": "none",
      "state.longMode": {"not": "declared"}
    },
    {
      "action": "network",
      "thread": "main",
      "duration": null,
      "of": {
        "as": "$what",
        "any": [
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "job:*"},
          {"glob": "sync:*"}
        ]
      },
      "mode": null,
      "during": ["@resignsActive", "@entersBackground"],
      "state.assertion": "none",
      "state.longMode": {"not": "declared"}
    },
    {
      "action": "network",
      "thread": {"not": "main"},
      "of": {
        "as": "$what",
        "any": [
          {"glob": "upload:*"},
          {"glob": "download:*"},
          {"glob": "request:*"},
          {"glob": "job:*"},
          {"glob": "sync:*"}
        ]
      },
      "mode": null,
      "during": ["@resignsActive", "@entersBackground"],
      "state.assertion": "none",
      "state.longMode": {"not": "declared"}
    }
  ],
  "then": [
    {"action": "beginBackgroundTask"},
    {"action": ["stop", "complete"], "of": "$what"},
    {"callback": "@becameActive"}
  ],
  "before": {"callback": "@entersBackground", "phase": "done"},
  "message": "{$what} begins on the way into the background, and no background task covers it",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the task is begun right after the work.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "network", "of": "request:flush"},
          {"t": 9.32, "action": "beginBackgroundTask", "of": "task:flush"},
          {"t": 9.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "action": "endBackgroundTask", "of": "task:flush"}
        ]
      },
      {
        "why": "A background URL session needs no task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.31, "action": "start", "of": "upload:photo", "mode": "urlSession"},
          {"t": 9.32, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ]
      },
      {
        "why": "An upload begins when a call comes, and the app does not leave.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "start", "of": "upload:photo"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 14, "callback": "didBecomeActive"},
          {"t": 40, "action": "complete", "of": "upload:photo"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A last request, and nothing that carries it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "network", "of": "request:flush"},
          {"t": 9.33, "callback": "didEnterBackground", "phase": "end"},
          {"t": 14, "system": "suspend"}
        ],
        "reports": [6]
      },
      {
        "why": "The task was ended before.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "action": "beginBackgroundTask", "of": "task:a"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.305, "action": "endBackgroundTask", "of": "task:a"},
          {"t": 9.31, "action": "start", "of": "upload:photo"},
          {"t": 9.33, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ],
        "reports": [10]
      },
      {
        "why": "An upload begins in willResignActive, and the app leaves.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "start", "of": "upload:photo"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 9.8, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("termination/nothing_begins_in_terminate.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "nothing_begins_in_terminate",
  "severity": "warning",
  "summary": "Nothing new begins in willTerminate",
  "why": "When applicationWillTerminate returns, the process is gone. What begins in it cannot end: a request is cut off, a background task gives no time any more, a queue is not worked off. So it has been since iOS 2, and since iOS 4 the callback is rare: a suspended app is not told.",
  "fix": "Finish or drop what is under way. Begin nothing; leave a note on disk for the next launch.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"
  ],
  "exceptions": "What ends before the callback returns: log it as what it does (`save`, `write`), not as a start.",
  "tags": ["termination", "seed", "row-15"],
  "never": [
    {
      "action": ["start", "resume", "beginBackgroundTask", "enqueue"],
      "during": "willTerminate"
    },
    {"action": "network", "thread": "main", "duration": null, "during": "willTerminate"},
    {"action": "network", "thread": {"not": "main"}, "during": "willTerminate"}
  ],
  "message": "{action} of {of} begins in willTerminate",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: what runs is stopped, and the rest is saved.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.1, "action": "stop", "of": "audio:podcast"},
          {"t": 9.2, "action": "save", "of": "queue:events"},
          {"t": 9.3, "callback": "willTerminate", "phase": "end"}
        ]
      },
      {
        "why": "The request was sent on the way to the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "network", "of": "request:flush"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 9.3, "callback": "willTerminate"}
        ]
      },
      {
        "why": "A request that is waited for has ended before the callback returns; its time is the budget's matter.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.5, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.6, "action": "network", "of": "request:log", "duration": 0.2},
          {"t": 9.9, "callback": "willTerminate", "phase": "end"},
          {"t": 10, "system": "exit", "reason": "userKill"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A last request.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.1, "action": "network", "of": "request:goodbye"},
          {"t": 9.2, "callback": "willTerminate", "phase": "end"}
        ],
        "reports": [5]
      },
      {
        "why": "A background task, to have more time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.1, "action": "beginBackgroundTask", "of": "task:flush"},
          {"t": 9.2, "callback": "willTerminate", "phase": "end"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("termination/terminate_is_quick.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "terminate_is_quick",
  "severity": "warning",
  "summary": "willTerminate returns within 2 seconds",
  "why": "The five seconds of applicationWillTerminate are an approximate number on an idle device. On a hot or a busy one the same work takes a multiple; a handler that needs two seconds on the desk is ended in the field. So Apple has documented it since iOS 4.",
  "fix": "Save on the way to the background instead.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"
  ],
  "exceptions": "An app on a device of its own, such as a kiosk, whose time is known: set the bound.",
  "tags": ["termination", "budget", "budget-terminate", "seed", "row-15"],
  "when": {"callback": "willTerminate", "phase": "begin"},
  "never": {"callback": "willTerminate", "phase": "end"},
  "after": "2s",
  "within": "5s",
  "message": "willTerminate took {elapsed} s of its five",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: just under two seconds.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willTerminate", "phase": "begin"},
          {"t": 10.9, "callback": "willTerminate", "phase": "end"},
          {"t": 11.1, "action": "write", "thread": "worker", "of": "file:log"},
          {"t": 11.2, "system": "exit", "reason": "userKill"}
        ]
      },
      {
        "why": "Most of the work was done before.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 11.5, "callback": "didEnterBackground", "phase": "end"},
          {"t": 11.6, "callback": "willTerminate", "phase": "begin"},
          {"t": 11.7, "callback": "willTerminate", "phase": "end"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Three seconds.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willTerminate", "phase": "begin"},
          {"t": 12, "callback": "willTerminate", "phase": "end"},
          {"t": 12.1, "system": "exit", "reason": "userKill"}
        ],
        "reports": [5]
      },
      {
        "why": "After a trip to the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.4, "callback": "willTerminate", "phase": "begin"},
          {"t": 13, "callback": "willTerminate", "phase": "end"}
        ],
        "reports": [9]
      }
    ]
  },
  "until": {"callback": "willTerminate"}
}

"""#),
    ("termination/terminate_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "terminate_within_budget",
  "severity": "error",
  "summary": "willTerminate returns within 5 seconds",
  "why": "applicationWillTerminate has about five seconds for everything; then the system ends the process with 0x8badf00d (`process-exit`, \"failed to terminate gracefully after 5.0s\"). A flush that waits for the network, for a queue or for the keychain uses them up, and what it was to save is cut off in the middle. So it has been since iOS 4.",
  "fix": "Save on the way to the background, so that willTerminate has little left to do, and bound what it waits for.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)",
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"
  ],
  "exceptions": "A process with a debugger.",
  "tags": ["termination", "budget", "budget-terminate", "seed", "row-15"],
  "when": {"callback": "willTerminate", "phase": "begin"},
  "then": {"callback": "willTerminate", "phase": "end"},
  "within": "5s",
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "willTerminate did not return in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: four seconds are slow, and in time.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "callback": "willTerminate", "phase": "begin"},
          {"t": 13.4, "callback": "willTerminate", "phase": "end"},
          {"t": 13.5, "system": "exit", "reason": "userKill"}
        ]
      },
      {
        "why": "A small write.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.1, "action": "write", "of": "file:log", "duration": 0.04},
          {"t": 9.2, "callback": "willTerminate", "phase": "end"},
          {"t": 9.3, "system": "exit", "reason": "userKill"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The flush never ends.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 30, "callback": "willResignActive"},
          {"t": 33, "callback": "didEnterBackground"},
          {"t": 33.05, "callback": "willTerminate", "phase": "begin"},
          {"t": 33.06, "action": "write", "of": "file:log", "duration": 4.99},
          {"t": 38.05, "system": "watchdog", "event": "process-exit", "allowance": 5},
          {"t": 38.06, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [6]
      },
      {
        "why": "It ends, too late.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 33.05, "callback": "willTerminate", "phase": "begin"},
          {"t": 39, "callback": "willTerminate", "phase": "end"},
          {"t": 39.1, "system": "exit", "reason": "userKill"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("termination/terminates_instead_of_suspending.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "terminates_instead_of_suspending",
  "severity": "warning",
  "summary": "An app that exits instead of being suspended gets willTerminate",
  "why": "An app with UIApplicationExitsOnSuspend, or on a system without multitasking, is terminated where others are suspended. It is told by applicationWillTerminate, in which it has to do what others do in didEnterBackground. If the call is missing before the exit, that work was not done. The key came with iOS 4 and is deprecated since iOS 13.",
  "fix": "Look for an app delegate that does not implement or does not pass on applicationWillTerminate. Better: give up the key, which has no effect with scenes.",
  "references": [
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationexitsonsuspend",
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"
  ],
  "exceptions": "An app that has saved in willResignActive and ends itself by exit(0) there: switch the rule off.",
  "tags": ["termination", "seed", "row-14", "row-15"],
  "scope": {"after": {"system": "launch", "exitsOnSuspend": true}},
  "when": [{"callback": "@entersBackground", "phase": "done"}, {"callback": "@resignsActive"}],
  "then": {
    "callback": ["willTerminate", "@entersBackground", "@entersForeground", "@becameActive"]
  },
  "before": {"system": "exit", "reason": {"not": ["watchdog", "crash", "jetsam"]}},
  "message": "the app exits instead of being suspended, and willTerminate did not come",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: it comes.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "exitsOnSuspend": true},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "callback": "willTerminate", "phase": "begin"},
          {"t": 9.5, "action": "save", "of": "document:note"},
          {"t": 9.6, "callback": "willTerminate", "phase": "end"},
          {"t": 9.7, "system": "exit", "reason": "exitsOnSuspend"}
        ]
      },
      {
        "why": "An app that is suspended and killed gets none.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 14, "system": "suspend"},
          {"t": 90, "system": "exit", "reason": "userKill"}
        ]
      },
      {
        "why": "A crash on the way out is another fault.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "exitsOnSuspend": true},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.5, "system": "exit", "reason": "crash"}
        ]
      }
    ],
    "bad": [
      {
        "why": "It does not come.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "exitsOnSuspend": true},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.7, "system": "exit", "reason": "exitsOnSuspend"}
        ],
        "reports": [5]
      },
      {
        "why": "On the second trip.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "exitsOnSuspend": true},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.5, "callback": "willEnterForeground"},
          {"t": 9.7, "callback": "didBecomeActive"},
          {"t": 20, "callback": "willResignActive"},
          {"t": 20.3, "callback": "didEnterBackground"},
          {"t": 20.7, "system": "exit"}
        ],
        "reports": [9]
      },
      {
        "why": "The app exits by itself, as soon as it resigns.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "exitsOnSuspend": true},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.5, "system": "exit", "reason": "exit", "code": 0}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("timing/callback_hangs.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "callback_hangs",
  "severity": "warning",
  "summary": "A callback in front of the user returns in less than 250 milliseconds",
  "why": "UIKit calls on the main thread, and nothing is drawn and no touch is handled until the callback has returned. Apple's tools count a hang from 250 milliseconds on: the transition stutters, and the user taps again. didEnterBackground and willTerminate have longer budgets of their own, since no one looks, and a launch has its own too. Xcode's tools count so since version 14, and MetricKit reports hangs since iOS 14.",
  "fix": "Hand the work to another thread, or do it after the transition.",
  "references": ["https://developer.apple.com/documentation/xcode/improving-app-responsiveness"],
  "exceptions": "A callback of which users expect a wait: allow it by its name, or set its `after` in the configuration's `bounds`. What takes more than a minute, or holds a suspension, is a process that stood still and no hang; a return that takes more than 10 seconds breaks its own budget. What may be written as an `async` method, such as the receipt of a push, may last without holding anything.",
  "tags": ["timing", "budget", "main-block", "seed", "row-03", "row-07", "row-24"],
  "when": [
    {
      "callback": {
        "as": "$callback",
        "any": [
          "@entersForeground", "@becameActive", "@resignsActive"
        ]
      },
      "phase": "begin",
      "scene": "$scene?"
    },
    {
      "callback": {
        "as": "$callback",
        "any": [
          "@eventCallback", "sceneDidDisconnect", "didReceiveMemoryWarning",
          "significantTimeChange", "protectedDataWillBecomeUnavailable",
          "protectedDataDidBecomeAvailable"
        ]
      },
      "phase": "begin",
      "thread": "main",
      "scene": "$scene?",
      "state.app": "@inFront"
    }
  ],
  "never": [
    {
      "callback": {
        "as": "$callback",
        "any": [
          "@resignsActive", "sceneDidDisconnect", "didReceiveMemoryWarning",
          "significantTimeChange", "protectedDataWillBecomeUnavailable",
          "protectedDataDidBecomeAvailable", "@eventCallback"
        ]
      },
      "phase": "end",
      "scene": "$scene?"
    },
    {"callback": "$callback", "phase": "end", "scene": "$scene?", "state.flap": "yes"},
    {
      "callback": "$callback",
      "phase": "end",
      "scene": "$scene?",
      "elapsed": {"max": "@resume_within_budget.within"}
    }
  ],
  "after": "250ms",
  "within": "60s",
  "until": [
    {"callback": "$callback", "scene": "$scene?"},
    {"system": "suspend"},
    {
      "action": "@blocking",
      "thread": "main",
      "duration": {"over": "@blocked"},
      "during": ["@lifecycleCallback", "@eventCallback"]
    }
  ],
  "message": "{$callback} took {elapsed} s",
  "examples": {
    "good": [
      {
        "why": "The device is locked behind the app's back: nobody waits for the database to close.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground"},
          {"t": 5.3, "action": "beginBackgroundTask", "of": "task:x"},
          {"t": 16, "callback": "protectedDataWillBecomeUnavailable", "phase": "begin"},
          {"t": 16.5, "callback": "protectedDataWillBecomeUnavailable", "phase": "end"},
          {"t": 17, "action": "endBackgroundTask", "of": "task:x"},
          {"t": 20, "system": "suspend"},
          {"t": 60, "system": "resume", "reason": "user"},
          {"t": 60.1, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 60.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "Nearest look-alike: a fifth of a second.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.01, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "Longer, in didEnterBackground, where it is allowed.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 10.3, "callback": "didEnterBackground", "phase": "end"},
          {"t": 60, "callback": "willEnterForeground"},
          {"t": 60.2, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 60.3, "callback": "didBecomeActive", "phase": "end"},
          {"t": 61, "action": "touch", "of": "view:main"}
        ]
      },
      {
        "why": "Closed windows are cleared away in the background, where no one looks.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 12, "callback": "didDiscardSceneSessions", "phase": "begin"},
          {"t": 12.9, "action": "erase", "of": "state:window2"},
          {"t": 13, "callback": "didDiscardSceneSessions", "phase": "end"}
        ]
      },
      {
        "why": "The process was suspended in the middle of the callback.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 8.9, "system": "deviceLock"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A", "phase": "begin"},
          {"t": 9.1, "system": "suspend"},
          {"t": 44, "system": "resume"},
          {"t": 44.1, "callback": "sceneWillResignActive", "scene": "A", "phase": "end"}
        ]
      },
      {
        "why": "A scene is disconnected in the background, where no one waits.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 5.2, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 60, "callback": "sceneDidDisconnect", "phase": "begin", "scene": "A"},
          {"t": 60.5, "callback": "sceneDidDisconnect", "phase": "end", "scene": "A"}
        ]
      },
      {
        "why": "The observer of the notification works on a queue of its own.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "didReceiveMemoryWarning", "phase": "begin", "thread": "cache"},
          {"t": 5.1, "action": "purge", "of": "cache:images", "thread": "cache"},
          {"t": 5.9, "callback": "didReceiveMemoryWarning", "phase": "end", "thread": "cache"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Half a second in didBecomeActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 12.5, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [6]
      },
      {
        "why": "A slow answer to a memory warning.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "didReceiveMemoryWarning", "phase": "begin"},
          {"t": 9.1, "action": "purge", "of": "cache:images"},
          {"t": 9.9, "callback": "didReceiveMemoryWarning", "phase": "end"}
        ],
        "reports": [8]
      },
      {
        "why": "A link is read for half a second while the user looks on.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {
            "t": 9,
            "callback": "sceneOpenURLContexts",
            "phase": "begin",
            "scene": "A",
            "payload": "url:invite"
          },
          {"t": 9.4, "action": "deliver", "of": "url:invite"},
          {"t": 9.5, "callback": "sceneOpenURLContexts", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      },
      {
        "why": "Twelve seconds in didBecomeActive after a mere interruption.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 12, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 24, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [6]
      },
      {
        "why": "Twelve seconds in sceneWillResignActive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A", "phase": "begin"},
          {"t": 21, "callback": "sceneWillResignActive", "scene": "A", "phase": "end"},
          {"t": 21.3, "callback": "sceneDidEnterBackground", "scene": "A"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("timing/callback_off_main.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "callback_off_main",
  "severity": "warning",
  "summary": "Life-cycle callbacks run on the main thread",
  "why": "UIKit delivers life-cycle callbacks on the main thread, from its event loop. One that runs on another thread was called by hand, or by a notification that the app posted itself; what it does to views there is undefined, and it may overlap with the real one. So it has been since iOS 2.",
  "fix": "Never call or post life-cycle events yourself; give shared work a method of its own.",
  "references": ["https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"],
  "exceptions": "A logger that writes its own thread. An observer of the notification may run on a queue of its own, so that only the delegate's methods are judged.",
  "tags": ["timing", "seed", "row-24"],
  "never": {
    "callback": ["@lifecycleCallback", "expirationHandler"],
    "spelled": ["method", "name"],
    "thread": {
      "not": [
        "main",
        {"glob": "main *"},
        {"glob": "Main*"},
        {"glob": "MAIN*"},
        {"glob": "main-*"},
        {"glob": "main(*"},
        {"glob": "main:*"},
        {"glob": "*main-thread*"},
        {"glob": "*MainThread*"},
        {"glob": "*name = main*"},
        {"glob": "*MainActor*"},
        {"glob": "com.apple.main*"},
        {"glob": "UI *"},
        "0",
        "1",
        "Thread 0",
        "Thread 1",
        "Thread-0",
        "Thread-1"
      ]
    }
  },
  "message": "{callback} ran on thread {thread}",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: its work goes on on another thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "action": "save", "thread": "worker", "of": "document:note"},
          {"t": 9.2, "callback": "willResignActive", "phase": "end"}
        ]
      },
      {
        "why": "The main thread, named so.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "thread": "main"},
          {"t": 0.6, "callback": "didBecomeActive", "thread": "main"}
        ]
      },
      {
        "why": "An observer of the notification has a queue of its own.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {
            "t": 5,
            "callback": "UIApplication.didReceiveMemoryWarningNotification",
            "thread": "cache"
          },
          {"t": 5.1, "action": "purge", "of": "cache:images", "thread": "cache"},
          {"t": 9, "callback": "applicationWillResignActive(_:)"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Called from a worker.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "thread": "worker"}
        ],
        "reports": [4]
      },
      {
        "why": "A scene's callback from the network's queue.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 8, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9, "callback": "sceneDidEnterBackground", "scene": "A", "thread": "network"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("timing/callbacks_overlap.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "callbacks_overlap",
  "severity": "warning",
  "summary": "One life-cycle callback returns before the next begins",
  "why": "The main event loop calls one callback, waits for it to return, and calls the next. A callback that begins inside another one shows that the first one ran the loop itself (a modal wait, a synchronous dialog) or was called by hand: the second one meets a state that is half done. So it has been since iOS 2.",
  "fix": "Do not run the run loop inside of a callback, and do not call one from another.",
  "references": ["https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"],
  "exceptions": "A callback that runs the event loop by intention, such as for a modal wait in a test: allow it by its name.",
  "tags": ["timing", "seed", "row-24"],
  "never": {"callback": "@lifecycleCallback", "thread": "main", "during": "@lifecycleCallback"},
  "message": "{callback} began before the one before it had returned",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: one right after the other.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive", "phase": "begin"},
          {"t": 9.1, "callback": "willResignActive", "phase": "end"},
          {"t": 9.1, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.2, "callback": "didEnterBackground", "phase": "end"}
        ]
      },
      {
        "why": "The callbacks of two windows.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 1, "callback": "sceneWillConnect", "scene": "B"},
          {"t": 9, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 9.1, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 9.2, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A modal wait in didFinishLaunching.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 3, "callback": "didFinishLaunching", "phase": "end"}
        ],
        "reports": [3]
      },
      {
        "why": "A dialog that runs the loop in didEnterBackground.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.6, "callback": "didReceiveMemoryWarning"},
          {"t": 9.61, "action": "purge", "of": "cache:images"},
          {"t": 9.7, "callback": "didEnterBackground", "phase": "end"}
        ],
        "reports": [6]
      }
    ]
  }
}

"""#),
    ("timing/enter_background_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "enter_background_within_budget",
  "severity": "error",
  "summary": "didEnterBackground and the saving of state return within 5 seconds",
  "why": "applicationDidEnterBackground and sceneDidEnterBackground have about five seconds to return. An app that takes longer is ended and purged from memory (0x8badf00d, `scene-update`, after ten seconds), and what it was about to save is lost. More time has to be asked for with a background task; it lifts the suspension, not the duty to return. stateRestorationActivity and the older state encoding run in the same transition and count too. So it has been since iOS 4, and for scenes since iOS 13.",
  "fix": "Begin a background task, hand the work to another thread, and return.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time",
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"
  ],
  "exceptions": "A process with a debugger.",
  "tags": ["timing", "budget", "budget-background", "seed", "row-07"],
  "when": [
    {
      "callback": {"as": "$callback", "any": ["@entersBackground"]},
      "phase": "begin",
      "scene": "$scene?"
    },
    {
      "callback": {"as": "$callback", "any": ["@savesState"]},
      "phase": "begin",
      "scene": "$scene?",
      "during": {"not": "@entersBackground"}
    }
  ],
  "then": {"callback": "$callback", "phase": "end", "scene": "$scene?"},
  "within": "5s",
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "{$callback} did not return in time",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the work takes long on another thread, under a background task.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 9.31, "action": "beginBackgroundTask", "of": "task:save"},
          {"t": 9.32, "callback": "didEnterBackground", "phase": "end"},
          {"t": 20, "action": "save", "thread": "worker", "of": "document:big"},
          {"t": 20.1, "action": "endBackgroundTask", "of": "task:save"}
        ]
      },
      {
        "why": "Four seconds.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 13.3, "callback": "didEnterBackground", "phase": "end"},
          {"t": 15, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A save on the main thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 15, "action": "save", "of": "document:big"},
          {"t": 15.1, "callback": "didEnterBackground", "phase": "end"},
          {"t": 16, "system": "suspend"}
        ],
        "reports": [5]
      },
      {
        "why": "A whole project is encoded for the restoration of the scene.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.4, "callback": "sceneStateRestorationActivity", "phase": "begin", "scene": "A"},
          {"t": 9.5, "action": "work", "of": "job:encode", "duration": 7},
          {"t": 16.6, "callback": "sceneStateRestorationActivity", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      },
      {
        "why": "The watchdog comes first.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 13, "system": "watchdog", "event": "scene-update", "visibility": "background"},
          {"t": 13.1, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("timing/interface_off_main.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "interface_off_main",
  "severity": "error",
  "summary": "The interface is changed on the main thread",
  "why": "UIKit and SwiftUI may be used on the main thread alone. A view that another thread changes is drawn late, half or not at all, and where Auto Layout takes part the app crashes, often far from the change. Handlers of scheduled tasks, of requests and of notifications run on threads of their own. So it has been since iOS 2; since iOS 9 Auto Layout raises an exception, and Xcode's Main Thread Checker came with iOS 11.",
  "fix": "Go to the main thread before the interface is touched: `DispatchQueue.main.async`, `MainActor.run` or `@MainActor`.",
  "references": [
    "https://developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early",
    "https://developer.apple.com/documentation/uikit/uiview"
  ],
  "exceptions": "A logger that writes its own thread. Threads of SwiftUI, and those on which Flutter (`ui`) and React Native (`js`) build an interface, are known here.",
  "tags": ["timing", "seed", "row-24"],
  "never": {
    "action": ["uiUpdate", "show", "obscure", "reveal"],
    "of": {
      "not": [
        {"glob": "notification:*"}, {"glob": "widget:*"}, {"glob": "liveActivity:*"},
        {"glob": "badge:*"}
      ]
    },
    "by": {"not": "system"},
    "thread": {
      "not": [
        "main", {"glob": "main *"}, {"glob": "Main*"}, {"glob": "*main-thread*"},
        {"glob": "*MainThread*"}, {"glob": "*name = main*"}, {"glob": "*SwiftUI*"},
        {"glob": "*.ui"}, {"glob": "MAIN*"}, {"glob": "main-*"}, {"glob": "main(*"},
        {"glob": "main:*"}, {"glob": "*MainActor*"}, {"glob": "com.apple.main*"}, {"glob": "UI *"},
        "0", "1", "Thread 0", "Thread 1", "Thread-0", "Thread-1", "ui", "UI", "js", "JS"
      ]
    }
  },
  "message": "{action} of {of} on thread {thread}",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: the work is done elsewhere, and its result is shown on the main thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "action": "network", "of": "request:list", "thread": "worker", "duration": 2},
          {"t": 11.1, "action": "uiUpdate", "of": "view:list", "thread": "main"}
        ]
      },
      {
        "why": "A renderer draws on a thread of its own, which Metal allows.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 1, "action": "uiUpdate", "of": "view:list"},
          {"t": 9, "action": "render", "of": "gpu:map", "thread": "render"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The answer of the server is shown on the thread that received it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "action": "network", "of": "request:list", "thread": "worker", "duration": 2},
          {"t": 11.1, "action": "uiUpdate", "of": "view:list", "thread": "worker"}
        ],
        "reports": [5]
      },
      {
        "why": "A scheduled task tells its progress from its own queue.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.5, "system": "bgTaskLaunch", "of": "bgtask:transcription"},
          {
            "t": 0.51,
            "action": "uiUpdate",
            "of": "view:progress",
            "thread": "com.apple.BGTaskScheduler"
          },
          {"t": 0.52, "system": "exit", "reason": "crash"}
        ],
        "reports": [4]
      }
    ]
  }
}

"""#),
    ("timing/killed_by_the_watchdog.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "killed_by_the_watchdog",
  "severity": "error",
  "summary": "The watchdog does not end an app that was active before",
  "why": "0x8badf00d means that the main thread did not answer within the time that the system allows: 10 seconds for a way into the background or back, 5 for an end. Where the trace has the callback that did not return, the work that took so long or the task that was not ended, that is reported. Here it has none, so what held the main thread is not named. So it has been since iOS 4.",
  "fix": "Log the callbacks with both their ends, and what is done on the main thread with its `duration`. The crash report has the main thread's stack.",
  "references": [
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"
  ],
  "exceptions": "An end within a minute of what may explain it, such as a long callback, or a scheduled or background task, is left to the rule about that.",
  "tags": ["timing", "budget", "main-block", "seed", "row-07"],
  "when": [
    {
      "system": "exit",
      "reason": "watchdog",
      "code": ["0x8badf00d", null],
      "state.app": ["active", "inactive", "background"],
      "state.assertion": "none",
      "state.launch": "seen",
      "during": {
        "not": [
          "@lifecycleCallback", "@savesState", "@eventCallback", "@asyncCallback",
          "expirationHandler"
        ]
      }
    },
    {
      "system": "exit",
      "reason": {"not": "watchdog"},
      "code": "0x8badf00d",
      "state.app": ["active", "inactive", "background"],
      "state.assertion": "none",
      "state.launch": "seen",
      "during": {
        "not": [
          "@lifecycleCallback", "@savesState", "@eventCallback", "@asyncCallback",
          "expirationHandler"
        ]
      }
    }
  ],
  "previously": [
    {"kind": "callback", "phase": "end", "elapsed": {"over": "@hang"}},
    {"action": "@blocking", "thread": "main", "duration": {"over": "@hang"}},
    {"action": ["beginBackgroundTask", "endBackgroundTask"]},
    {"callback": ["@handsOverCompletion", "expirationHandler"]},
    {"system": ["taskExpiration", "bgTaskLaunch"]},
    {"system": "watchdog", "event": "assertion"}
  ],
  "within": "60s",
  "message": "the watchdog ended the app, and the trace does not say what held the main thread",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: ended for memory.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 60, "callback": "willResignActive"},
          {"t": 60.3, "callback": "didEnterBackground"},
          {"t": 90, "system": "exit", "reason": "jetsam"}
        ]
      },
      {
        "why": "The callback that did not return is in the trace, and is reported itself.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 60, "callback": "willResignActive"},
          {"t": 60.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 70.4, "system": "exit", "reason": "watchdog", "code": "0x8badf00d"}
        ]
      }
    ],
    "bad": [
      {
        "why": "The way into the background is logged as an instant.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 60, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 60.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 70.5, "system": "watchdog", "event": "scene-update", "code": "0x8badf00d"},
          {"t": 70.6, "system": "exit", "reason": "watchdog", "code": "0x8badf00d"}
        ],
        "reports": [9]
      },
      {
        "why": "In front of the user, long after the launch.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 60, "action": "touch", "of": "button:export"},
          {"t": 75, "system": "exit", "code": "0x8badf00d"}
        ],
        "reports": [5]
      }
    ]
  }
}

"""#),
    ("timing/main_thread_blocked.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "main_thread_blocked",
  "severity": "error",
  "summary": "No callback in front of the user blocks the main thread for over a second",
  "why": "While a life-cycle callback waits, reads or computes, the app draws nothing and takes no input: the user sees a frozen transition, and the watchdog counts. A second on the desk is a multiple on an old or hot device, or with a full database; so it has been since iOS 2. On the way out and in a background launch no user waits: there main_thread_held counts from two seconds on. Where a callback was ended by the watchdog or broke its own budget, that is reported there and not here. The second is the threshold `blocked`, which a configuration can change.",
  "fix": "Move the work to another thread, and let the callback return.",
  "references": [
    "https://developer.apple.com/documentation/xcode/improving-app-responsiveness",
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"
  ],
  "exceptions": "A migration that has to be done before the first screen, and is announced: allow it by its `of`.",
  "tags": ["timing", "main-block", "seed", "row-03", "row-07", "row-24"],
  "when": [
    {
      "action": "@blocking",
      "thread": "main",
      "duration": {"over": "@blocked"},
      "during": "@launchCallback",
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {
      "action": "@blocking",
      "thread": "main",
      "duration": {"over": "@blocked"},
      "during": ["@entersForeground", "@becameActive", "@resignsActive"]
    },
    {
      "action": "@blocking",
      "thread": "main",
      "duration": {"over": "@blocked"},
      "during": [
        "@eventCallback", "sceneDidDisconnect", "didReceiveMemoryWarning", "significantTimeChange",
        "protectedDataWillBecomeUnavailable", "protectedDataDidBecomeAvailable"
      ],
      "state.app": "@inFront"
    },
    {
      "action": ["wait", "read", "write", "work"],
      "thread": "main",
      "duration": {"over": "@blocked"},
      "during": "@asyncCallback",
      "state.app": "@inFront"
    }
  ],
  "then": [
    {"system": ["watchdog", "exit"]},
    {
      "callback": "@entersForeground",
      "phase": "end",
      "elapsed": {"over": "@resume_within_budget.within"}
    }
  ],
  "before": [
    {"callback": ["@becameActive", "@entersBackground"], "phase": "done"},
    {
      "callback": [
        "@resignsActive", "sceneDidDisconnect", "didReceiveMemoryWarning", "significantTimeChange",
        "protectedDataWillBecomeUnavailable", "protectedDataDidBecomeAvailable"
      ],
      "phase": "end"
    },
    {
      "callback": ["@eventCallback", "@asyncCallback"],
      "phase": "end",
      "during": {"not": "@lifecycleCallback"}
    },
    {"callback": ["@handsOverCompletion", "didReceiveIncomingPush"]},
    {"action": "complete"},
    {"system": ["suspend", "bgTaskLaunch"]}
  ],
  "atEnd": "violated",
  "message": "{action} of {of} held the main thread for {duration} s",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: as long, on another thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.1, "action": "write", "thread": "worker", "of": "db:regions", "duration": 9},
          {"t": 60.2, "callback": "willEnterForeground", "phase": "end"},
          {"t": 60.4, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "An `async` method awaits the network, and the main thread is free meanwhile.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "didReceiveRemoteNotification", "phase": "begin", "of": "push:1"},
          {"t": 9.1, "action": "network", "of": "request:inbox", "duration": 3},
          {"t": 12.2, "action": "complete", "of": "push:1"},
          {"t": 12.3, "callback": "didReceiveRemoteNotification", "phase": "end", "of": "push:1"}
        ]
      },
      {
        "why": "A launch that reads for less than a second.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "read", "of": "db:notes", "duration": 0.9},
          {"t": 1.3, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 1.5, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "A save of a second and a half in didEnterBackground, where no user waits.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.2, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.25, "action": "write", "of": "document:1", "duration": 1.3},
          {"t": 6.6, "callback": "didEnterBackground", "phase": "end"},
          {"t": 9, "system": "suspend"}
        ]
      },
      {
        "why": "A background launch has five seconds, and no user waits for it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "bgtask"},
          {"t": 0.1, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.2, "action": "work", "of": "db:main", "duration": 1.4},
          {"t": 1.7, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 1.8, "system": "bgTaskLaunch", "of": "bgtask:refresh"},
          {"t": 3, "action": "complete", "of": "bgtask:refresh"},
          {"t": 5, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A read in didFinishLaunching.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "read", "of": "db:notes", "duration": 2.9},
          {"t": 3.4, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 3.6, "callback": "didBecomeActive"}
        ],
        "reports": [3]
      },
      {
        "why": "A wait for the network on the way back.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 60, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 60.1, "action": "network", "of": "request:flags", "duration": 1.5},
          {"t": 61.7, "callback": "willEnterForeground", "phase": "end"},
          {"t": 61.9, "callback": "didBecomeActive"}
        ],
        "reports": [7]
      },
      {
        "why": "A shared file is read while the link to it is opened.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "openURL", "phase": "begin", "payload": "url:song"},
          {"t": 9.1, "action": "read", "of": "file:song", "duration": 3},
          {"t": 12.2, "action": "deliver", "of": "url:song"},
          {"t": 12.3, "callback": "openURL", "phase": "end"}
        ],
        "reports": [5]
      },
      {
        "why": "All open documents are encoded at each interruption.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "phase": "begin", "scene": "A"},
          {"t": 9.1, "action": "work", "of": "job:encode", "duration": 2.5},
          {"t": 11.7, "callback": "sceneWillResignActive", "phase": "end", "scene": "A"},
          {"t": 15, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [7]
      }
    ]
  }
}

"""#),
    ("timing/main_thread_held.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "main_thread_held",
  "severity": "warning",
  "summary": "A launch holds the main thread for a quarter of a second, a way out for two at most",
  "why": "A launch and didEnterBackground run against a budget, and every other observer, scene and expiration handler waits for the main thread. In front of the user a quarter of a second is a delay that is felt, and longer than a second an error of its own (main_thread_blocked). On the way out and in a background launch no one looks, and each has about five seconds: two on a quiet device are too many on one whose disk is busy because all apps save at once. willTerminate, after which nothing runs, is judged by its budget alone; so it has been since iOS 4.",
  "fix": "Hand the work to another thread, on the way out under a background task, and let the callback return.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/xcode/improving-app-responsiveness"
  ],
  "exceptions": "Work that has to be done before the callback returns, or a migration that is announced. The thresholds `hang`, `blocked` and `blockedUnseen` can be changed in the configuration.",
  "tags": ["timing", "main-block", "seed", "row-07", "row-24"],
  "when": [
    {
      "action": "@blocking",
      "thread": "main",
      "duration": {"over": "@blockedUnseen"},
      "during": ["@entersBackground", "@savesState"]
    },
    {
      "action": "@blocking",
      "thread": "main",
      "duration": {"over": "@blockedUnseen"},
      "during": "@launchCallback",
      "state.launch": ["systemLaunching", "system"]
    },
    {
      "action": ["wait", "network", "read", "write"],
      "thread": "main",
      "duration": {"over": "@hang", "max": "@blocked"},
      "during": "@launchCallback",
      "state.launch": {"not": ["systemLaunching", "system"]}
    }
  ],
  "then": [
    {"system": ["watchdog", "exit"]},
    {
      "callback": ["@entersBackground", "@savesState"],
      "phase": "end",
      "elapsed": {"over": "@enter_background_within_budget.within"}
    },
    {
      "callback": "didFinishLaunching",
      "phase": "end",
      "elapsed": {"over": "@background_launch_within_budget.within"},
      "state.launch": "systemLaunching"
    },
    {
      "callback": "@launchCallback",
      "phase": "end",
      "elapsed": {"over": "@launch_within_budget.within"}
    }
  ],
  "before": [
    {
      "callback": "@entersBackground",
      "phase": "end",
      "elapsed": {"max": "@enter_background_within_budget.within"}
    },
    {
      "callback": "@savesState",
      "phase": "end",
      "elapsed": {"max": "@enter_background_within_budget.within"},
      "during": {"not": "@entersBackground"}
    },
    {
      "callback": "@launchCallback",
      "phase": "end",
      "elapsed": {"max": "@launch_within_budget.within"},
      "state.launch": {"not": ["systemLaunching", "system"]}
    },
    {"callback": ["@handsOverCompletion", "didReceiveIncomingPush", "@becameActive"]},
    {"action": "complete"},
    {"system": ["suspend", "bgTaskLaunch"]}
  ],
  "atEnd": "violated",
  "message": "{action} of {of} held the main thread for {duration} s",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: as long, on another thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.4, "action": "write", "thread": "worker", "of": "file:log", "duration": 2.6},
          {"t": 5.5, "callback": "didEnterBackground", "phase": "end"},
          {"t": 10, "system": "suspend"}
        ]
      },
      {
        "why": "A save of more than a second, on the way out.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.4, "action": "write", "thread": "main", "of": "file:log", "duration": 1.3},
          {"t": 6.8, "callback": "didEnterBackground", "phase": "end"},
          {"t": 10, "system": "suspend"}
        ]
      },
      {
        "why": "The last thing that an app does may wait for its renderer.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.6, "callback": "didEnterBackground", "phase": "end"},
          {"t": 5.7, "callback": "willTerminate", "phase": "begin"},
          {"t": 5.8, "action": "wait", "of": "queue:renderer", "duration": 0.5},
          {"t": 6.4, "callback": "willTerminate", "phase": "end"},
          {"t": 6.5, "system": "exit", "reason": "userKill"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A log is written on the main thread on the way to the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.4, "action": "write", "thread": "main", "of": "file:log", "duration": 2.6},
          {"t": 8.1, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "system": "suspend"}
        ],
        "reports": [6]
      },
      {
        "why": "A scene's state is written while the system waits for it.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.4, "callback": "sceneStateRestorationActivity", "phase": "begin", "scene": "A"},
          {"t": 9.5, "action": "write", "of": "state:tabs", "duration": 2.7},
          {"t": 12.3, "callback": "sceneStateRestorationActivity", "phase": "end", "scene": "A"}
        ],
        "reports": [9]
      },
      {
        "why": "A scene waits for its worker queue.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.4, "action": "wait", "of": "queue:store", "duration": 3.4},
          {"t": 12.9, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      },
      {
        "why": "The keychain is waited for while the app is launched.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.3, "action": "read", "of": "keychain:token", "duration": 0.6},
          {"t": 1, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 1.3, "callback": "didBecomeActive"}
        ],
        "reports": [3]
      },
      {
        "why": "A push launches the app, which opens its database before it looks at the push.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "push"},
          {"t": 0.1, "callback": "didFinishLaunching", "phase": "begin"},
          {"t": 0.2, "action": "read", "of": "db:main", "duration": 2.9},
          {"t": 3.2, "callback": "didFinishLaunching", "phase": "end"},
          {"t": 3.3, "callback": "didReceiveRemoteNotification", "of": "push:1"},
          {"t": 3.5, "action": "complete", "of": "push:1"}
        ],
        "reports": [3]
      }
    ]
  }
}

"""#),
    ("timing/main_thread_held_unseen.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "main_thread_held_unseen",
  "severity": "note",
  "summary": "A way out holds the main thread for a quarter of a second at a time at most",
  "why": "didEnterBackground and the saving of state have about five seconds, and no user waits for them. But other observers, scenes and expiration handlers wait for the main thread, and a quarter of a second on a quiet device is several on one whose disk is busy because all apps save at once. From two seconds on main_thread_held warns. So it has been since iOS 4.",
  "fix": "Hand the work to another thread, under a background task, and let the callback return.",
  "references": [
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
    "https://developer.apple.com/documentation/xcode/improving-app-responsiveness"
  ],
  "exceptions": "Work that has to be done before the callback returns, such as a save of what is unsaved. The thresholds `hang` and `blockedUnseen` can be changed in the configuration.",
  "tags": ["timing", "main-block", "seed", "row-07", "row-24"],
  "never": {
    "action": "@blocking",
    "thread": "main",
    "duration": {"over": "@hang", "max": "@blockedUnseen"},
    "during": ["@entersBackground", "@savesState"]
  },
  "message": "{action} of {of} held the main thread for {duration} s",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: as long, on another thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.4, "action": "write", "of": "file:log", "duration": 0.6, "thread": "worker"},
          {"t": 6.1, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "system": "suspend"}
        ]
      },
      {
        "why": "A fifth of a second on the main thread.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.4, "action": "write", "of": "file:log", "duration": 0.2, "thread": "main"},
          {"t": 5.7, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A log is written on the main thread on the way to the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground", "phase": "begin"},
          {"t": 5.4, "action": "write", "of": "file:log", "duration": 0.6},
          {"t": 6.1, "callback": "didEnterBackground", "phase": "end"},
          {"t": 12, "system": "suspend"}
        ],
        "reports": [6]
      },
      {
        "why": "A scene waits for its worker queue.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "phase": "begin", "scene": "A"},
          {"t": 9.4, "action": "wait", "of": "queue:store", "duration": 0.4},
          {"t": 9.9, "callback": "sceneDidEnterBackground", "phase": "end", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("timing/measured_across_a_pause.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "measured_across_a_pause",
  "severity": "warning",
  "summary": "A measured interval does not contain a pause of the process",
  "why": "A suspended process and, since iOS 15, a prewarmed one stand still for minutes to days, and the clock goes on. A start time that is measured from the creation of the process, or a request that spans a trip to the background, reports hours, and one such value ruins an average.",
  "fix": "Measure a launch from the user's launch, and drop it where ActivePrewarm was set. End or discard running measurements in didEnterBackground.",
  "references": ["https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"],
  "exceptions": "A measure that is meant to hold the time away, such as that between two visits: allow it by its `of`.",
  "tags": ["timing", "measure-across-pause", "seed", "row-09"],
  "when": [
    {"system": "suspend", "t": "$t"},
    {"system": "launch", "prewarmed": true, "state.process": "running", "t": "$t"}
  ],
  "never": {"action": "measure", "from": {"under": "$t"}, "to": {"over": "$t"}},
  "message": "{of} was measured over a time in which the process stood still",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: measured from the user's launch.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.3, "system": "suspend"},
          {"t": 14400, "system": "resume", "reason": "user"},
          {"t": 14400.1, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 14400.2, "callback": "didFinishLaunching"},
          {"t": 14400.6, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 14400.61, "action": "measure", "of": "interval:appStart", "from": 14400.11, "to": 14400.61},
          {"t": 14400.62, "callback": "didBecomeActive", "phase": "end"}
        ]
      },
      {
        "why": "It ended before the suspension.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 9.4, "action": "measure", "of": "interval:visit", "from": 0.6, "to": 9.3},
          {"t": 15, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "Measured from the creation of a prewarmed process.",
        "trace": [
          {"t": 0, "system": "prewarm"},
          {"t": 0.3, "system": "suspend"},
          {"t": 14400, "system": "resume", "reason": "user"},
          {"t": 14400.1, "system": "launch", "reason": "user", "prewarmed": true},
          {"t": 14400.2, "callback": "didFinishLaunching"},
          {"t": 14400.6, "callback": "didBecomeActive", "phase": "begin"},
          {"t": 14400.61, "action": "measure", "of": "interval:appStart", "from": 0, "to": 14400.61},
          {"t": 14400.62, "callback": "didBecomeActive", "phase": "end"}
        ],
        "reports": [7]
      },
      {
        "why": "A request over a trip to the background.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 8, "action": "network", "of": "request:feed"},
          {"t": 9, "callback": "willResignActive"},
          {"t": 9.3, "callback": "didEnterBackground"},
          {"t": 15, "system": "suspend"},
          {"t": 900, "system": "resume", "reason": "user"},
          {"t": 900.1, "callback": "willEnterForeground"},
          {"t": 900.3, "callback": "didBecomeActive"},
          {"t": 901, "action": "measure", "of": "interval:feed", "from": 8, "to": 901}
        ],
        "reports": [11]
      }
    ]
  }
}

"""#),
    ("timing/resume_within_budget.json", #"""
{
  "$schema": "../rule.schema.json",
  "id": "resume_within_budget",
  "severity": "error",
  "summary": "From willEnterForeground to active at most 10 seconds",
  "why": "The way back to the foreground is one scene update for the watchdog, with ten seconds of wall clock; one report shows 45 on a hot device. Work on the main thread in willEnterForeground counts, also what it waits for. The system ends the app with 0x8badf00d in front of the user. So it has been since iOS 4, and for each scene by itself since iOS 13.",
  "fix": "Do in willEnterForeground only what the first screen needs, and everything else on another thread.",
  "references": [
    "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations",
    "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground"
  ],
  "exceptions": "A process with a debugger. A system alert that holds the activation back and is not logged as an interruption.",
  "tags": ["timing", "budget", "budget-resume", "seed", "row-07", "row-10"],
  "per": ["session", "scene?"],
  "scope": {"after": {"callback": "@becameActive"}},
  "when": [
    {"callback": "sceneWillEnterForeground"},
    {"callback": "willEnterForeground", "state.window": "app"}
  ],
  "then": [
    {"callback": "@becameActive", "phase": "done"},
    {"callback": ["@entersBackground", "willTerminate", "sceneDidDisconnect"]},
    {"system": ["interruption", "deviceLock", "suspend"]}
  ],
  "within": "10s",
  "before": [
    {"system": "watchdog"},
    {"system": "exit", "reason": "watchdog"},
    {"system": "exit", "code": "0x8badf00d"}
  ],
  "message": "the app was not active in time after {callback}",
  "examples": {
    "good": [
      {
        "why": "Nearest look-alike: nine seconds.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground"},
          {"t": 100, "callback": "willEnterForeground"},
          {"t": 109, "callback": "didBecomeActive"}
        ]
      },
      {
        "why": "The scene of an external display is never active.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillConnect", "scene": "tv"},
          {"t": 5.1, "callback": "sceneWillEnterForeground", "scene": "tv"},
          {"t": 9, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 9.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 9.4, "callback": "sceneDidEnterBackground", "scene": "tv"},
          {"t": 60, "callback": "sceneWillEnterForeground", "scene": "tv"},
          {"t": 60.1, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 60.3, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 99, "action": "touch", "scene": "A", "of": "view:main"}
        ]
      },
      {
        "why": "The user turns back at once.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground"},
          {"t": 100, "callback": "willEnterForeground"},
          {"t": 100.5, "callback": "didEnterBackground"},
          {"t": 200, "system": "suspend"}
        ]
      }
    ],
    "bad": [
      {
        "why": "A database write on the main thread, to the watchdog.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.6, "callback": "didBecomeActive"},
          {"t": 5, "callback": "willResignActive"},
          {"t": 5.3, "callback": "didEnterBackground"},
          {"t": 100, "callback": "willEnterForeground", "phase": "begin"},
          {"t": 110, "system": "watchdog", "event": "scene-update", "visibility": "foreground"},
          {"t": 110.1, "system": "exit", "reason": "watchdog"}
        ],
        "reports": [6]
      },
      {
        "why": "Late, and alive.",
        "trace": [
          {"t": 0, "system": "launch", "reason": "user", "lifecycle": "scene"},
          {"t": 0.2, "callback": "didFinishLaunching"},
          {"t": 0.4, "callback": "sceneWillConnect", "scene": "A"},
          {"t": 0.5, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 0.6, "callback": "sceneDidBecomeActive", "scene": "A"},
          {"t": 5, "callback": "sceneWillResignActive", "scene": "A"},
          {"t": 5.3, "callback": "sceneDidEnterBackground", "scene": "A"},
          {"t": 100, "callback": "sceneWillEnterForeground", "scene": "A"},
          {"t": 112, "callback": "sceneDidBecomeActive", "scene": "A"}
        ],
        "reports": [8]
      }
    ]
  }
}

"""#),
    ("transfer.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "transfer",
  "per": ["session", "of"],
  "also": [{"system": "taskExpiration"}, {"callback": "expirationHandler"}],
  "initial": "idle",
  "states": {
    "idle": "not under way",
    "running": "under way",
    "expiring": "under way, when the time of the background task that covered it was over",
    "frozen": "was under way when the app was suspended, and was not heard of since"
  },
  "transitions": [
    {
      "on": {"action": "start", "mode": null, "api": {"not": {"glob": "*ackground*"}}},
      "to": "running"
    },
    {"on": {"action": ["stop", "pause", "complete", "discard"]}, "to": "idle"},
    {"on": {"action": ["network", "read", "write"]}, "from": ["frozen"], "to": "running"},
    {
      "on": [{"system": "taskExpiration"}, {"callback": "expirationHandler"}],
      "from": ["running"],
      "to": "expiring"
    },
    {"on": {"callback": "@becameActive"}, "from": ["expiring"], "to": "idle"},
    {"on": {"system": "suspend"}, "from": ["running"], "to": "frozen"},
    {"on": {"system": "launch"}, "to": "idle"}
  ]
}

"""#),
    ("unasked.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "unasked",
  "initial": "no",
  "states": {
    "no": "runs for the user, as far as the trace says",
    "yes": "runs because the system woke it, and the user has not come since"
  },
  "transitions": [
    {"on": {"system": ["launch", "resume"], "reason": "@systemReason"}, "to": "yes"},
    {
      "on": [
        {"system": ["launch", "resume", "suspend"]},
        {"callback": ["@entersForeground", "@becameActive", "sceneWillConnect"]}
      ],
      "to": "no"
    }
  ]
}

"""#),
    ("unnamedAtRisk.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "unnamedAtRisk",
  "per": ["session"],
  "initial": "saved",
  "states": {
    "saved": "nothing that has no name is unsaved",
    "writing": "nothing that has no name is unsaved, and a save runs",
    "unsaved": "something that has no name has a change that is not saved",
    "saving": "it is being saved, and not safe before the save has ended",
    "changed": "something was changed while it was being saved"
  },
  "transitions": [
    {
      "on": {"action": "markDirty", "of": null},
      "from": ["writing", "saving", "changed"],
      "to": "changed"
    },
    {"on": {"action": "markDirty", "of": null}, "to": "unsaved"},
    {
      "on": {"action": "save", "of": null, "phase": "begin"},
      "from": ["saved", "writing"],
      "to": "writing"
    },
    {
      "on": {"action": "save", "of": null, "phase": "begin"},
      "from": ["unsaved", "changed"],
      "to": "saving"
    },
    {"on": {"action": "save", "of": null, "phase": "begin"}},
    {
      "on": {
        "action": "save",
        "of": null,
        "phase": "end",
        "ok": {"not": false},
        "result": ["ok", null]
      },
      "from": ["changed"],
      "to": "unsaved"
    },
    {
      "on": {
        "action": "save",
        "of": null,
        "phase": "done",
        "ok": {"not": false},
        "result": ["ok", null]
      },
      "to": "saved"
    },
    {"on": {"action": "save", "of": null, "phase": "end"}, "from": ["writing"], "to": "saved"},
    {
      "on": {"action": "save", "of": null, "phase": "end"},
      "from": ["saving", "changed"],
      "to": "unsaved"
    },
    {"on": {"action": "discard", "of": null, "phase": "done"}, "to": "saved"}
  ]
}

"""#),
    ("unsaved.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "unsaved",
  "per": ["session", "of"],
  "also": {"action": ["beginBackgroundTask", "endBackgroundTask"]},
  "initial": "clean",
  "states": {
    "clean": "nothing is unsaved",
    "dirty": "has unsaved changes and belongs to no scene",
    "dirtyInScene": "has unsaved changes that were made in a scene",
    "late": "still has to be saved while the app is in the background",
    "due": "had unsaved changes when the app could be suspended"
  },
  "transitions": [
    {"on": {"action": ["save", "discard"]}, "to": "clean"},
    {"on": {"action": "markDirty", "of": {"present": true}, "state.app": "@away"}, "to": "late"},
    {"on": {"action": "markDirty", "of": {"present": true}, "scene": null}, "to": "dirty"},
    {"on": {"action": "markDirty", "of": {"present": true}}, "to": "dirtyInScene"},
    {
      "on": {"callback": "@entersBackground", "phase": "done", "state.assertion": {"not": "none"}},
      "from": ["dirty", "dirtyInScene"],
      "to": "late"
    },
    {
      "on": {
        "action": "beginBackgroundTask",
        "id": {"not": ["@invalidTask", 0]},
        "result": {"not": "@refused"},
        "state.app": "@away"
      },
      "from": ["dirty", "dirtyInScene"],
      "to": "late"
    },
    {
      "on": {"action": "endBackgroundTask", "state.assertion": "one", "state.app": "@away"},
      "from": ["late"],
      "to": "due"
    },
    {
      "on": [{"system": ["suspend", "exit"]}, {"callback": "willTerminate", "phase": "done"}],
      "from": ["dirty", "dirtyInScene", "late"],
      "to": "due"
    },
    {"on": {"callback": "@entersForeground"}, "from": ["late"], "to": "dirty"},
    {
      "on": {
        "phase": "any",
        "state.app": "@away",
        "state.launch": {"not": ["userLaunching", "user"]}
      },
      "from": ["dirty", "dirtyInScene"],
      "to": "due"
    }
  ]
}

"""#),
    ("vocabulary.json", #"""
{
  "$schema": "vocabulary.schema.json",
  "callbacks": [
    {
      "name": "willFinishLaunching",
      "methods": [
        "application(_:willFinishLaunchingWithOptions:)",
        "application:willFinishLaunchingWithOptions:",
        "applicationWillFinishLaunching(_:)",
        "applicationWillFinishLaunching:",
        "applicationWillFinishLaunching"
      ],
      "notifications": [
        "NSApplication.willFinishLaunchingNotification",
        "NSApplicationWillFinishLaunchingNotification"
      ],
      "summary": "The launch has begun; nothing is restored yet.",
      "begins": true
    },
    {
      "name": "didFinishLaunching",
      "methods": [
        "application(_:didFinishLaunchingWithOptions:)",
        "application:didFinishLaunchingWithOptions:",
        "applicationDidFinishLaunching(_:)",
        "applicationDidFinishLaunching:",
        "applicationDidFinishLaunching",
        "applicationDidFinishLaunching()"
      ],
      "notifications": [
        "UIApplication.didFinishLaunchingNotification",
        "UIApplicationDidFinishLaunchingNotification",
        "NSApplication.didFinishLaunchingNotification",
        "NSApplicationDidFinishLaunchingNotification"
      ],
      "summary": "The launch is nearly done, in the foreground or in the background; receivers of system events are registered by its end.",
      "begins": true
    },
    {
      "name": "didBecomeActive",
      "methods": [
        "applicationDidBecomeActive(_:)",
        "applicationDidBecomeActive:",
        "applicationDidBecomeActive",
        "applicationDidBecomeActive()"
      ],
      "notifications": [
        "UIApplication.didBecomeActiveNotification",
        "UIApplicationDidBecomeActiveNotification",
        "NSApplication.didBecomeActiveNotification",
        "NSApplicationDidBecomeActiveNotification"
      ],
      "summary": "The app receives events. With scenes only the notification comes."
    },
    {
      "name": "willResignActive",
      "methods": [
        "applicationWillResignActive(_:)",
        "applicationWillResignActive:",
        "applicationWillResignActive",
        "applicationWillResignActive()"
      ],
      "notifications": [
        "UIApplication.willResignActiveNotification",
        "UIApplicationWillResignActiveNotification",
        "NSApplication.willResignActiveNotification",
        "NSApplicationWillResignActiveNotification"
      ],
      "summary": "The app stops receiving events: an interruption, or the way to the background. With scenes only the notification comes."
    },
    {
      "name": "didEnterBackground",
      "methods": [
        "applicationDidEnterBackground(_:)",
        "applicationDidEnterBackground:",
        "applicationDidEnterBackground",
        "applicationDidEnterBackground()"
      ],
      "notifications": [
        "UIApplication.didEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification",
        "WKApplication.didEnterBackgroundNotification",
        "WKApplicationDidEnterBackgroundNotification"
      ],
      "summary": "The app is no longer seen; a snapshot and the suspension follow. With scenes only the notification comes."
    },
    {
      "name": "willEnterForeground",
      "methods": [
        "applicationWillEnterForeground(_:)",
        "applicationWillEnterForeground:",
        "applicationWillEnterForeground",
        "applicationWillEnterForeground()"
      ],
      "notifications": [
        "UIApplication.willEnterForegroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "WKApplication.willEnterForegroundNotification",
        "WKApplicationWillEnterForegroundNotification"
      ],
      "summary": "The app comes back from the background. With scenes only the notification comes, at a cold launch too."
    },
    {
      "name": "willTerminate",
      "methods": [
        "applicationWillTerminate(_:)",
        "applicationWillTerminate:",
        "applicationWillTerminate"
      ],
      "notifications": [
        "UIApplication.willTerminateNotification",
        "UIApplicationWillTerminateNotification",
        "NSApplication.willTerminateNotification",
        "NSApplicationWillTerminateNotification"
      ],
      "summary": "The app is about to be terminated while it runs; never sent to a suspended app."
    },
    {
      "name": "sceneConfigurationForConnecting",
      "methods": [
        "application(_:configurationForConnecting:options:)",
        "application:configurationForConnectingSceneSession:options:"
      ],
      "summary": "UIKit asks for the configuration of a scene that it is about to create."
    },
    {
      "name": "sceneWillConnect",
      "methods": [
        "scene(_:willConnectTo:options:)",
        "scene:willConnectToSession:options:",
        "sceneWillConnect"
      ],
      "notifications": ["UIScene.willConnectNotification", "UISceneWillConnectNotification"],
      "summary": "A scene is being connected, new or restored."
    },
    {
      "name": "sceneWillEnterForeground",
      "methods": [
        "sceneWillEnterForeground(_:)",
        "sceneWillEnterForeground:",
        "sceneWillEnterForeground"
      ],
      "notifications": [
        "UIScene.willEnterForegroundNotification",
        "UISceneWillEnterForegroundNotification"
      ],
      "summary": "A scene is about to be seen; part of its first connection too."
    },
    {
      "name": "sceneDidBecomeActive",
      "methods": ["sceneDidBecomeActive(_:)", "sceneDidBecomeActive:", "sceneDidBecomeActive"],
      "notifications": ["UIScene.didActivateNotification", "UISceneDidActivateNotification"],
      "summary": "A scene receives events; the notification is called didActivate."
    },
    {
      "name": "sceneWillResignActive",
      "methods": ["sceneWillResignActive(_:)", "sceneWillResignActive:", "sceneWillResignActive"],
      "notifications": ["UIScene.willDeactivateNotification", "UISceneWillDeactivateNotification"],
      "summary": "A scene stops receiving events; the notification is called willDeactivate."
    },
    {
      "name": "sceneDidEnterBackground",
      "methods": [
        "sceneDidEnterBackground(_:)",
        "sceneDidEnterBackground:",
        "sceneDidEnterBackground"
      ],
      "notifications": [
        "UIScene.didEnterBackgroundNotification",
        "UISceneDidEnterBackgroundNotification"
      ],
      "summary": "A scene is no longer seen; its snapshot follows."
    },
    {
      "name": "sceneDidDisconnect",
      "methods": ["sceneDidDisconnect(_:)", "sceneDidDisconnect:", "sceneDidDisconnect"],
      "notifications": ["UIScene.didDisconnectNotification", "UISceneDidDisconnectNotification"],
      "summary": "A scene was removed, by the user or to get memory back; its session may come back."
    },
    {
      "name": "didDiscardSceneSessions",
      "methods": [
        "application(_:didDiscardSceneSessions:)",
        "application:didDiscardSceneSessions:"
      ],
      "summary": "The user closed scenes for good; sent at the next launch where the app was not running."
    },
    {
      "name": "sceneStateRestorationActivity",
      "methods": ["stateRestorationActivity(for:)", "stateRestorationActivityForScene:"],
      "summary": "UIKit asks for the activity that saves a scene's state."
    },
    {
      "name": "sceneRestoreInteractionState",
      "methods": [
        "scene(_:restoreInteractionStateWith:)",
        "scene:restoreInteractionStateWithUserActivity:"
      ],
      "summary": "A scene gets back the state of its controls."
    },
    {
      "name": "sceneOpenURLContexts",
      "methods": ["scene(_:openURLContexts:)", "scene:openURLContexts:", "onOpenURL(perform:)"],
      "summary": "A connected scene is asked to open URLs; at a cold launch they come with the connection."
    },
    {
      "name": "sceneWillContinueUserActivity",
      "methods": [
        "scene(_:willContinueUserActivityWithType:)",
        "scene:willContinueUserActivityWithType:"
      ],
      "summary": "A scene is about to receive a user activity."
    },
    {
      "name": "sceneContinueUserActivity",
      "methods": [
        "scene(_:continue:)",
        "scene:continueUserActivity:",
        "onContinueUserActivity(_:perform:)"
      ],
      "summary": "A scene receives a user activity or a universal link."
    },
    {
      "name": "sceneDidFailToContinueUserActivity",
      "methods": [
        "scene(_:didFailToContinueUserActivityWithType:error:)",
        "scene:didFailToContinueUserActivityWithType:error:"
      ],
      "summary": "A user activity did not reach its scene."
    },
    {
      "name": "sceneDidUpdateUserActivity",
      "methods": ["scene(_:didUpdate:)", "scene:didUpdateUserActivity:"],
      "summary": "A scene's user activity was updated."
    },
    {
      "name": "scenePerformAction",
      "methods": [
        "windowScene(_:performActionFor:completionHandler:)",
        "windowScene:performActionForShortcutItem:completionHandler:"
      ],
      "summary": "A home screen quick action for a connected scene."
    },
    {
      "name": "sceneUserDidAcceptCloudKitShare",
      "methods": [
        "windowScene(_:userDidAcceptCloudKitShareWith:)",
        "windowScene:userDidAcceptCloudKitShareWithMetadata:"
      ],
      "summary": "The user accepted a share, for a scene."
    },
    {
      "name": "sceneDidUpdateGeometry",
      "methods": [
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
        "windowScene(_:didUpdateEffectiveGeometry:)",
        "windowScene:didUpdateEffectiveGeometry:"
      ],
      "summary": "A window scene changed its size, orientation or traits."
    },
    {
      "name": "sceneSystemProtectionDidChange",
      "notifications": [
        "UIScene.systemProtectionDidChangeNotification",
        "UISceneSystemProtectionDidChangeNotification"
      ],
      "summary": "Whether the system hides a scene's app behind Face ID has changed (iOS 18)."
    },
    {
      "name": "scenePhaseActive",
      "methods": [
        "ScenePhase.active", "scenePhase.active", "AppState.active", "AppLifecycleState.resumed"
      ],
      "summary": "The phase changed to active: SwiftUI's scene phase, React Native's AppState, Flutter's resumed."
    },
    {
      "name": "scenePhaseInactive",
      "methods": [
        "ScenePhase.inactive", "scenePhase.inactive", "AppState.inactive", "AppLifecycleState.inactive"
      ],
      "summary": "The phase changed to inactive, on the way out or on the way in: SwiftUI, React Native, Flutter."
    },
    {
      "name": "scenePhaseBackground",
      "methods": [
        "ScenePhase.background", "scenePhase.background", "AppState.background",
        "AppLifecycleState.paused"
      ],
      "summary": "The phase changed to background: SwiftUI's scene phase, React Native's AppState, Flutter's paused."
    },
    {
      "name": "appLifecycleHidden",
      "methods": ["AppLifecycleState.hidden"],
      "summary": "Flutter: no view is shown any more, on the way from inactive to paused or back."
    },
    {
      "name": "appLifecycleDetached",
      "methods": ["AppLifecycleState.detached"],
      "summary": "Flutter: the engine has no view, before the first frame or after the last."
    },
    {
      "name": "backgroundTask",
      "methods": ["Scene.backgroundTask(_:action:)", "backgroundTask(_:action:)"],
      "summary": "SwiftUI: a background task's action; its return completes the task, its cancellation is the expiration."
    },
    {
      "name": "didReceiveMemoryWarning",
      "methods": [
        "applicationDidReceiveMemoryWarning(_:)",
        "applicationDidReceiveMemoryWarning:",
        "applicationDidReceiveMemoryWarning"
      ],
      "notifications": [
        "UIApplication.didReceiveMemoryWarningNotification",
        "UIApplicationDidReceiveMemoryWarningNotification"
      ],
      "summary": "Memory is low: free what can be made again."
    },
    {
      "name": "viewDidReceiveMemoryWarning",
      "methods": ["UIViewController.didReceiveMemoryWarning()", "didReceiveMemoryWarning()"],
      "summary": "A view controller's share of a memory warning."
    },
    {
      "name": "significantTimeChange",
      "methods": [
        "applicationSignificantTimeChange(_:)",
        "applicationSignificantTimeChange:",
        "applicationSignificantTimeChange"
      ],
      "notifications": [
        "UIApplication.significantTimeChangeNotification",
        "UIApplicationSignificantTimeChangeNotification"
      ],
      "summary": "Midnight, a new time zone, or a new time; coalesced during a suspension and sent on return."
    },
    {
      "name": "protectedDataWillBecomeUnavailable",
      "methods": [
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        "applicationProtectedDataWillBecomeUnavailable:",
        "applicationProtectedDataWillBecomeUnavailable"
      ],
      "notifications": [
        "UIApplication.protectedDataWillBecomeUnavailableNotification",
        "UIApplicationProtectedDataWillBecomeUnavailable",
        "NSApplication.protectedDataWillBecomeUnavailableNotification",
        "NSApplicationProtectedDataWillBecomeUnavailableNotification"
      ],
      "summary": "The device was locked: files with complete protection close in about ten seconds."
    },
    {
      "name": "protectedDataDidBecomeAvailable",
      "methods": [
        "applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationProtectedDataDidBecomeAvailable:",
        "applicationProtectedDataDidBecomeAvailable"
      ],
      "notifications": [
        "UIApplication.protectedDataDidBecomeAvailableNotification",
        "UIApplicationProtectedDataDidBecomeAvailable",
        "NSApplication.protectedDataDidBecomeAvailableNotification",
        "NSApplicationProtectedDataDidBecomeAvailableNotification"
      ],
      "summary": "The device was unlocked: protected files open again."
    },
    {
      "name": "backgroundRefreshStatusDidChange",
      "notifications": [
        "UIApplication.backgroundRefreshStatusDidChangeNotification",
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
      ],
      "summary": "The user or the system changed Background App Refresh."
    },
    {
      "name": "shouldRequestHealthAuthorization",
      "methods": [
        "applicationShouldRequestHealthAuthorization(_:)",
        "applicationShouldRequestHealthAuthorization:"
      ],
      "summary": "The app on the phone is to ask for health data on behalf of its watch app."
    },
    {
      "name": "supportedInterfaceOrientations",
      "methods": [
        "application(_:supportedInterfaceOrientationsFor:)",
        "application:supportedInterfaceOrientationsForWindow:"
      ],
      "summary": "UIKit asks which orientations a window allows."
    },
    {
      "name": "openURL",
      "methods": [
        "application(_:open:options:)",
        "application:openURL:options:",
        "application(_:open:sourceApplication:annotation:)",
        "application:openURL:sourceApplication:annotation:",
        "application(_:handleOpen:)",
        "application:handleOpenURL:"
      ],
      "summary": "The app is asked to open a URL; with scenes the scene is."
    },
    {
      "name": "willContinueUserActivity",
      "methods": [
        "application(_:willContinueUserActivityWithType:)",
        "application:willContinueUserActivityWithType:"
      ],
      "summary": "The app is about to receive a user activity."
    },
    {
      "name": "continueUserActivity",
      "methods": [
        "application(_:continue:restorationHandler:)",
        "application:continueUserActivity:restorationHandler:"
      ],
      "summary": "The app receives a user activity or a universal link; with scenes the scene does."
    },
    {
      "name": "didFailToContinueUserActivity",
      "methods": [
        "application(_:didFailToContinueUserActivityWithType:error:)",
        "application:didFailToContinueUserActivityWithType:error:"
      ],
      "summary": "A user activity did not reach the app."
    },
    {
      "name": "didUpdateUserActivity",
      "methods": ["application(_:didUpdate:)", "application:didUpdateUserActivity:"],
      "summary": "The app's user activity was updated."
    },
    {
      "name": "performAction",
      "methods": [
        "application(_:performActionFor:completionHandler:)",
        "application:performActionForShortcutItem:completionHandler:"
      ],
      "summary": "A home screen quick action; with scenes the scene gets it."
    },
    {
      "name": "handlerForIntent",
      "methods": ["application(_:handlerFor:)", "application:handlerForIntent:"],
      "summary": "UIKit asks for the handler of an intent."
    },
    {
      "name": "userDidAcceptCloudKitShare",
      "methods": [
        "application(_:userDidAcceptCloudKitShareWith:)",
        "application:userDidAcceptCloudKitShareWithMetadata:"
      ],
      "summary": "The user accepted a share."
    },
    {
      "name": "shouldSaveState",
      "methods": [
        "application(_:shouldSaveSecureApplicationState:)",
        "application:shouldSaveSecureApplicationState:",
        "application(_:shouldSaveApplicationState:)",
        "application:shouldSaveApplicationState:"
      ],
      "summary": "UIKit asks whether to save the interface's state; part of the way to the background."
    },
    {
      "name": "willEncodeRestorableState",
      "methods": [
        "application(_:willEncodeRestorableStateWith:)",
        "application:willEncodeRestorableStateWithCoder:"
      ],
      "summary": "The interface's state is about to be saved."
    },
    {
      "name": "shouldRestoreState",
      "methods": [
        "application(_:shouldRestoreSecureApplicationState:)",
        "application:shouldRestoreSecureApplicationState:",
        "application(_:shouldRestoreApplicationState:)",
        "application:shouldRestoreApplicationState:"
      ],
      "summary": "UIKit asks at launch whether to restore the interface's state."
    },
    {
      "name": "viewControllerForRestoration",
      "methods": [
        "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        "application:viewControllerWithRestorationIdentifierPath:coder:"
      ],
      "summary": "UIKit asks for a view controller whose state it restores."
    },
    {
      "name": "didDecodeRestorableState",
      "methods": [
        "application(_:didDecodeRestorableStateWith:)",
        "application:didDecodeRestorableStateWithCoder:"
      ],
      "summary": "The interface's state has been read back."
    },
    {
      "name": "expirationHandler",
      "methods": ["BGTask.expirationHandler"],
      "summary": "The handler given with a background task runs, on the main thread, shortly before the time is over; `of` is the task."
    },
    {
      "name": "performExpiringActivity",
      "methods": [
        "ProcessInfo.performExpiringActivity(withReason:using:)",
        "performExpiringActivity(withReason:using:)",
        "performExpiringActivityWithReason:usingBlock:"
      ],
      "summary": "The block of an expiring activity runs."
    },
    {
      "name": "performFetch",
      "methods": [
        "application(_:performFetchWithCompletionHandler:)",
        "application:performFetchWithCompletionHandler:"
      ],
      "summary": "A background fetch, with a completion handler; deprecated since iOS 13."
    },
    {
      "name": "didReceiveRemoteNotification",
      "methods": [
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:"
      ],
      "summary": "A push with content, with a completion handler; it may launch the app in the background."
    },
    {
      "name": "didReceiveRemoteNotificationInForeground",
      "methods": [
        "application(_:didReceiveRemoteNotification:)",
        "application:didReceiveRemoteNotification:"
      ],
      "summary": "A push in its old form, without a completion handler."
    },
    {
      "name": "didRegisterForRemoteNotifications",
      "methods": [
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:"
      ],
      "summary": "The device has a push token."
    },
    {
      "name": "didFailToRegisterForRemoteNotifications",
      "methods": [
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application:didFailToRegisterForRemoteNotificationsWithError:"
      ],
      "summary": "The device has no push token."
    },
    {
      "name": "didReceiveNotificationResponse",
      "methods": [
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        "userNotificationCenter(_:didReceive:)"
      ],
      "summary": "The user acted on a notification."
    },
    {
      "name": "willPresentNotification",
      "methods": [
        "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        "userNotificationCenter(_:willPresent:)"
      ],
      "summary": "A notification comes while the app is in the foreground."
    },
    {
      "name": "openSettingsForNotification",
      "methods": [
        "userNotificationCenter(_:openSettingsFor:)",
        "userNotificationCenter:openSettingsForNotification:"
      ],
      "summary": "The user asks for the app's own notification settings."
    },
    {
      "name": "handleEventsForBackgroundURLSession",
      "methods": [
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application:handleEventsForBackgroundURLSession:completionHandler:"
      ],
      "summary": "Background transfers are done, with a completion handler; it may launch the app in the background."
    },
    {
      "name": "didFinishEventsForBackgroundURLSession",
      "methods": [
        "urlSessionDidFinishEvents(forBackgroundURLSession:)",
        "URLSessionDidFinishEventsForBackgroundURLSession:"
      ],
      "summary": "All events of a background session were delivered: time to call its completion handler."
    },
    {
      "name": "didReceiveIncomingPush",
      "methods": [
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
        "pushRegistry(_:didReceiveIncomingPushWith:for:)",
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:"
      ],
      "summary": "A VoIP push, which has to be reported as a call (iOS 13)."
    },
    {
      "name": "didUpdatePushCredentials",
      "methods": [
        "pushRegistry(_:didUpdate:for:)",
        "pushRegistry:didUpdatePushCredentials:forType:"
      ],
      "summary": "PushKit has a token."
    },
    {
      "name": "didInvalidatePushToken",
      "methods": [
        "pushRegistry(_:didInvalidatePushTokenFor:)",
        "pushRegistry:didInvalidatePushTokenForType:"
      ],
      "summary": "PushKit's token is no longer good."
    },
    {
      "name": "handleWatchKitExtensionRequest",
      "methods": [
        "application(_:handleWatchKitExtensionRequest:reply:)",
        "application:handleWatchKitExtensionRequest:reply:"
      ],
      "summary": "A watch extension asks the app for something; deprecated."
    },
    {
      "name": "willBecomeActive",
      "methods": [
        "applicationWillBecomeActive(_:)",
        "applicationWillBecomeActive:",
        "applicationWillBecomeActive"
      ],
      "notifications": [
        "NSApplication.willBecomeActiveNotification",
        "NSApplicationWillBecomeActiveNotification"
      ],
      "summary": "AppKit: the app is about to become active."
    },
    {
      "name": "didResignActive",
      "methods": [
        "applicationDidResignActive(_:)",
        "applicationDidResignActive:",
        "applicationDidResignActive"
      ],
      "notifications": [
        "NSApplication.didResignActiveNotification",
        "NSApplicationDidResignActiveNotification"
      ],
      "summary": "AppKit: the app is no longer active."
    },
    {
      "name": "willHide",
      "methods": ["applicationWillHide(_:)", "applicationWillHide:", "applicationWillHide"],
      "notifications": ["NSApplication.willHideNotification", "NSApplicationWillHideNotification"],
      "summary": "AppKit: the app is about to be hidden."
    },
    {
      "name": "didHide",
      "methods": ["applicationDidHide(_:)", "applicationDidHide:", "applicationDidHide"],
      "notifications": ["NSApplication.didHideNotification", "NSApplicationDidHideNotification"],
      "summary": "AppKit: the app is hidden."
    },
    {
      "name": "willUnhide",
      "methods": ["applicationWillUnhide(_:)", "applicationWillUnhide:", "applicationWillUnhide"],
      "notifications": [
        "NSApplication.willUnhideNotification",
        "NSApplicationWillUnhideNotification"
      ],
      "summary": "AppKit: the app is about to be shown again."
    },
    {
      "name": "didUnhide",
      "methods": ["applicationDidUnhide(_:)", "applicationDidUnhide:", "applicationDidUnhide"],
      "notifications": [
        "NSApplication.didUnhideNotification",
        "NSApplicationDidUnhideNotification"
      ],
      "summary": "AppKit: the app is shown again."
    },
    {
      "name": "shouldTerminate",
      "methods": [
        "applicationShouldTerminate(_:)",
        "applicationShouldTerminate:",
        "applicationShouldTerminate"
      ],
      "summary": "AppKit asks whether the app may quit."
    },
    {
      "name": "shouldTerminateAfterLastWindowClosed",
      "methods": [
        "applicationShouldTerminateAfterLastWindowClosed(_:)",
        "applicationShouldTerminateAfterLastWindowClosed:",
        "applicationShouldTerminateAfterLastWindowClosed"
      ],
      "summary": "AppKit asks whether the app quits with its last window."
    },
    {
      "name": "shouldHandleReopen",
      "methods": [
        "applicationShouldHandleReopen(_:hasVisibleWindows:)",
        "applicationShouldHandleReopen:hasVisibleWindows:"
      ],
      "summary": "AppKit: the user clicked the app's icon."
    },
    {
      "name": "handleBackgroundTasks",
      "methods": [
        "WKApplicationDelegate.handle(_:)",
        "WKExtensionDelegate.handle(_:)",
        "handle(_:)",
        "handleBackgroundTasks:"
      ],
      "summary": "WatchKit hands over background tasks, each of which has to be completed."
    },
    {
      "name": "deviceOrientationDidChange",
      "methods": ["deviceOrientationDidChange()"],
      "summary": "WatchKit: the watch was turned."
    }
  ],
  "system": [
    {
      "name": "processStart",
      "summary": "The kernel created the process.",
      "begins": true
    },
    {
      "name": "prewarm",
      "summary": "The system created the process ahead of a launch and pauses it before the app's own code runs (iOS 15).",
      "begins": true
    },
    {
      "name": "launch",
      "summary": "The process starts; `reason` says for whom, `lifecycle` is `app` or `scene`, `backgroundModes` lists those declared.",
      "begins": true
    },
    {
      "name": "firstFrame",
      "summary": "The first frame is on the screen, which ends the launch for the watchdog."
    },
    {
      "name": "suspend",
      "summary": "The process is frozen. Nothing tells the app."
    },
    {
      "name": "resume",
      "summary": "The frozen process runs again; `reason` says what for."
    },
    {
      "name": "exit",
      "summary": "The process is gone; `reason` and `code` say why."
    },
    {
      "name": "gap",
      "summary": "Events are missing just before this one."
    },
    {
      "name": "watchdog",
      "summary": "A limit of the system was exceeded; `event` and `allowance` say which."
    },
    {
      "name": "interruption",
      "summary": "Something covers or silences the app; `of` says what, the end may say `shouldResume`."
    },
    {
      "name": "boot",
      "summary": "The device starts: nothing protected can be read before its first unlock."
    },
    {
      "name": "deviceLock",
      "summary": "The device is locked."
    },
    {
      "name": "deviceUnlock",
      "summary": "The device is unlocked."
    },
    {
      "name": "memoryPressure",
      "summary": "The system's memory pressure; `level` is warning, critical or normal."
    },
    {
      "name": "taskExpiration",
      "summary": "The background time of the task named by `of` runs out."
    },
    {
      "name": "bgTaskLaunch",
      "summary": "BGTaskScheduler starts the task named by `of`, which has to be completed."
    },
    {
      "name": "backgroundTaskWarning",
      "summary": "UIKit warns of a background task that was begun over 30 seconds ago."
    },
    {
      "name": "snapshot",
      "summary": "UIKit takes the picture for the app switcher."
    },
    {
      "name": "timeChange",
      "summary": "The calendar day, the time zone or the clock changed."
    },
    {
      "name": "carplay",
      "summary": "CarPlay is connected or disconnected."
    },
    {
      "name": "network",
      "summary": "The network path changed; `reachable` says whether there is one."
    },
    {
      "name": "thermalState",
      "summary": "The device's thermal state changed."
    },
    {
      "name": "lowPowerMode",
      "summary": "Low Power Mode was turned on or off."
    }
  ],
  "sets": {
    "becameActive": ["didBecomeActive", "sceneDidBecomeActive", "scenePhaseActive"],
    "resignsActive": ["willResignActive", "sceneWillResignActive", "scenePhaseInactive"],
    "entersBackground": ["didEnterBackground", "sceneDidEnterBackground", "scenePhaseBackground"],
    "entersForeground": ["willEnterForeground", "sceneWillEnterForeground"],
    "sceneBecameActive": ["sceneDidBecomeActive", "scenePhaseActive"],
    "sceneResignsActive": ["sceneWillResignActive", "scenePhaseInactive"],
    "sceneEntersBackground": ["sceneDidEnterBackground", "scenePhaseBackground"],
    "launchCallback": ["willFinishLaunching", "didFinishLaunching", "sceneWillConnect"],
    "lifecycleCallback": [
      "willFinishLaunching", "didFinishLaunching", "sceneWillConnect", "willEnterForeground",
      "sceneWillEnterForeground", "didBecomeActive", "sceneDidBecomeActive", "willResignActive",
      "sceneWillResignActive", "didEnterBackground", "sceneDidEnterBackground",
      "sceneDidDisconnect", "willTerminate", "didReceiveMemoryWarning", "significantTimeChange",
      "protectedDataWillBecomeUnavailable", "protectedDataDidBecomeAvailable", "scenePhaseActive",
      "scenePhaseInactive", "scenePhaseBackground"
    ],
    "savesState": ["sceneStateRestorationActivity", "shouldSaveState", "willEncodeRestorableState"],
    "eventCallback": [
      "sceneConfigurationForConnecting", "didDiscardSceneSessions",
      "sceneRestoreInteractionState", "sceneOpenURLContexts", "sceneWillContinueUserActivity",
      "sceneContinueUserActivity", "sceneDidFailToContinueUserActivity",
      "sceneDidUpdateUserActivity", "sceneUserDidAcceptCloudKitShare", "openURL",
      "willContinueUserActivity", "continueUserActivity", "didFailToContinueUserActivity",
      "didUpdateUserActivity", "userDidAcceptCloudKitShare",
      "didReceiveRemoteNotificationInForeground", "openSettingsForNotification"
    ],
    "asyncCallback": [
      "scenePerformAction", "performAction", "didReceiveRemoteNotification",
      "didReceiveNotificationResponse", "willPresentNotification"
    ],
    "inFront": ["entering", "active", "inactive"],
    "handsOverCompletion": [
      "didReceiveRemoteNotification", "performFetch", "handleEventsForBackgroundURLSession"
    ],
    "showsNotification": ["didReceiveNotificationResponse", "willPresentNotification"],
    "bringsPayload": [
      "sceneOpenURLContexts", "sceneContinueUserActivity", "scenePerformAction", "openURL",
      "continueUserActivity", "performAction", "didReceiveNotificationResponse"
    ],
    "bringsNothing": [
      "willPresentNotification", "didReceiveRemoteNotification",
      "didReceiveRemoteNotificationInForeground", "didReceiveIncomingPush",
      "sceneStateRestorationActivity", "sceneDidUpdateUserActivity", "didUpdateUserActivity",
      "sceneDidFailToContinueUserActivity", "didFailToContinueUserActivity", "shouldSaveState",
      "willEncodeRestorableState"
    ],
    "systemReason": [
      "push", "silentPush", "fetch", "backgroundFetch", "location", "region", "beacon", "bgtask",
      "backgroundTask", "bgURLSession", "backgroundURLSession", "voip", "healthkit", "bluetooth",
      "externalAccessory", "audio", "liveActivity", "watch", "background"
    ],
    "modeReason": ["bluetooth", "externalAccessory", "voip", "audio"],
    "audioReason": ["voip", "audio"],
    "locationReason": ["location", "region", "beacon"],
    "userReason": [
      "user", "notification", "universalLink", "url", "shortcut", "handoff", "spotlight", "widget",
      "siri"
    ],
    "asked": ["user", "intent", "siri", "remote", "remoteCommand"],
    "timeSync": ["timesync", "timeSync", "clockSync", "networkTime", "ntp", "nitz"],
    "silencing": ["call", "phone", "alarm", "timer", "siri", "audio", "otherAudio"],
    "blocking": ["wait", "network", "read", "write", "work"],
    "away": ["background", "unattached"],
    "unseen": ["background", "unattached", "suspended", "systemLaunching", "systemLaunched"],
    "locked": ["locked", "beforeFirstUnlock"],
    "failing": [
      "error", "failed", "ioError", "timeout", "offline", "unreachable", "notConnected",
      "disconnected"
    ],
    "refused": ["denied", "failed", "invalid"],
    "invalidTask": ["invalid", "UIBackgroundTaskInvalid"]
  },
  "thresholds": {
    "hang": {
      "value": "250ms",
      "summary": "The longest work on the main thread that no one notices inside of a callback"
    },
    "blocked": {
      "value": "1s",
      "summary": "The longest work on the main thread inside of a callback that is only a hang"
    },
    "blockedUnseen": {
      "value": "2s",
      "summary": "The longest work on the main thread on the way out, or in a launch that no one sees"
    },
    "backgroundCPU": {
      "value": 47.999,
      "summary": "The most CPU time in a minute of the background, in seconds: iOS ends an app at 48"
    },
    "watchBackgroundCPU": {
      "value": 15.999,
      "summary": "The most CPU time in 20 seconds of the background, in seconds: watchOS ends an app at 16"
    },
    "largeCache": {
      "value": 50,
      "summary": "The size, in MB, from which on a cache is dropped in the background"
    }
  },
  "shownModels": ["app", "scene"]
}

"""#),
    ("voipPush.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "voipPush",
  "initial": "none",
  "states": {
    "none": "no VoIP push has come, or it was reported",
    "unjudged": "one has come in a log in which no action of the app was seen so far"
  },
  "transitions": [
    {"on": {"action": "reportCall"}, "to": "none"},
    {
      "on": {
        "callback": "didReceiveIncomingPush",
        "phase": "begin",
        "state.detail": {"not": "full"}
      },
      "to": "unjudged"
    },
    {"on": {"callback": "didReceiveIncomingPush", "phase": "end"}, "to": "none"}
  ]
}

"""#),
    ("wakeUp.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "wakeUp",
  "initial": "none",
  "states": {
    "none": "no completion handler of the system waits to be called",
    "one": "one, and the system waits for it",
    "two": "two",
    "many": "more"
  },
  "transitions": [
    {
      "on": [
        {"callback": ["@handsOverCompletion", "handleWatchKitExtensionRequest"]},
        {"system": "bgTaskLaunch"}
      ],
      "from": ["none"],
      "to": "one"
    },
    {
      "on": [
        {"callback": ["@handsOverCompletion", "handleWatchKitExtensionRequest"]},
        {"system": "bgTaskLaunch"}
      ],
      "from": ["one"],
      "to": "two"
    },
    {
      "on": [
        {"callback": ["@handsOverCompletion", "handleWatchKitExtensionRequest"]},
        {"system": "bgTaskLaunch"}
      ],
      "from": ["two"],
      "to": "many"
    },
    {"on": {"action": "complete"}, "from": ["one"], "to": "none"},
    {"on": {"action": "complete"}, "from": ["two"], "to": "one"},
    {"on": {"system": ["launch", "suspend"]}, "to": "none"}
  ]
}

"""#),
    ("window.model.json", #"""
{
  "$schema": "model.schema.json",
  "model": "window",
  "per": ["session", "scene?"],
  "also": {"scene": {"present": true}},
  "initial": "none",
  "states": {
    "none": "nothing seen yet",
    "app": "the app, which has no scenes",
    "apart": "what belongs to no scene, in an app with scenes",
    "scene": "a scene"
  },
  "transitions": [
    {"on": {"scene": null}, "from": ["none", "unknown"], "to": "app"},
    {"on": {"scene": {"present": true}}, "from": ["none", "unknown"], "to": "scene"},
    {"on": {"scene": {"present": true}}, "from": ["app"], "to": "apart"}
  ]
}

"""#),
  ]
}

// Renderers.

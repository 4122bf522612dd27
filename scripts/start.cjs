// Runs the bundled server.
void require('../dist/server.cjs').serve()

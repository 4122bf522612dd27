/** The reply to a deletion: 204 once nothing is left of it, and 202 while the worker goes on with it. */
export function done(isDone: boolean): { status: 204; body: void } | { status: 202; body: void } {
  return isDone ? { status: 204, body: undefined } : { status: 202, body: undefined }
}

/** Returns the progress with the reply about an object: 200 or 202. */
export function doneWith<Body>(
  isDone: boolean,
  body: Body,
): { status: 200; body: Body } | { status: 202; body: Body } {
  return isDone ? { status: 200, body } : { status: 202, body }
}

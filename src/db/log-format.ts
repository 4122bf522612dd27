/**
 * The form in which this process writes changes to the log; all forms are read. A process learns it from
 * `transaction_shift` when it starts: databases that an older version has written keep the form that it reads, since
 * it may still run (docs/decisions/0094).
 */
export const logFormat = {
  /** What this version can write at most, although a newer one may have set more. */
  newest: 2,
  /**
   * 1: packed with the first dictionary. 2: packed with the second one, the object of a creation kept once, without
   * the types of events where they are the action and without the token that is the actor.
   */
  written: 2,
}

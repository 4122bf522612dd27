import type { TapPlugin } from '@tapjs/core'

/** Adds nothing to the tests, but tap's types are made of those of its plugins. */
export declare const plugin: TapPlugin<object>

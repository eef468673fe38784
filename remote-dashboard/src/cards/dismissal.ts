import type { ChangeOptions } from '@site-admin/contracts';

/** For settings that remember a dismissed card: only a failure shows a notice (spec 002 §4). */
export const dismissalOptions: ChangeOptions = { texts: { progress: undefined, success: undefined }, undo: false };

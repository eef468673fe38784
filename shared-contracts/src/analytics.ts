/** Returns whether analytics events of this name are recorded (spec 000 §1): only those of the two products. */
export const isRecordable = (name: string) => name.startsWith('jetpack_') || name.startsWith('akismet_');

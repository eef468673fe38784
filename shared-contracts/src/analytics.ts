/** Whether an analytics event of this name is recorded (spec 000 §1): only those of the two products are. */
export const isRecordable = (name: string) => name.startsWith('jetpack_') || name.startsWith('akismet_');

import { selectBackupActivity } from './backup-activity';

const at = (day: number, name: string) => ({ name, published: `2026-11-${day}T03:10:00.000+00:00` });
const day = (number: number) => at(number, '').published;

test.each([
  ['an empty log', [], undefined, false],
  ['a log without backups', [at(21, 'user__login'), at(20, 'rewind__scan_completed')], undefined, false],
  ['a backup below other entries', [at(21, 'user__login'), at(20, 'rewind__backup_complete_full')], day(20), false],
  ['several backups', [at(21, 'rewind__backup_only_complete'), at(20, 'rewind__backup_complete_full')], day(21), false],
  ['a first backup', [at(21, 'rewind__backup_complete_initial')], day(21), false],
  [
    'a failed backup after a complete one',
    [at(21, 'rewind__backup_error'), at(20, 'rewind__backup_complete_full')],
    day(20),
    true,
  ],
  [
    'a complete backup after a failed one',
    [at(21, 'rewind__backup_complete'), at(20, 'rewind__backup_only_error')],
    day(21),
    false,
  ],
  ['failed backups alone', [at(21, 'rewind__backup_error')], undefined, true],
  ['a backup without a time', [{ name: 'rewind__backup_complete' }], undefined, false],
])('%s', (_title, log, lastBackup, isFailing) => {
  expect(selectBackupActivity(log)).toEqual({ lastBackup, isFailing });
});

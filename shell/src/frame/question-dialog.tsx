import { Button, Dialog } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { usePage } from '../page/page-context';
import styles from './page/page.module.css';

/** The dialog of the pending question, such as about unsaved work. */
export function QuestionDialog() {
  const { questions } = usePage();
  const open = useLive(questions.open);
  // Without a close button the first control, which gets the focus, is the safe choice.
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => open?.respond(false)}
      title={__('Please confirm', 'jetpack')}
      width="narrow"
      hasCloseButton={false}
    >
      {open && (
        <>
          <p>{open.text}</p>
          <div className={styles.buttons}>
            <Button onClick={() => open.respond(false)}>{open.labels.no}</Button>
            <Button variant="primary" isDestructive onClick={() => open.respond(true)}>
              {open.labels.yes}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { useSettingsForm, type SettingsForm } from '@site-admin/kit/forms';
import { Card, CardHeader } from '@site-admin/ui';
import { ConflictDialog } from './conflict-dialog';
import { SaveButtons } from './save-buttons';
import { useFocusInvalid } from './use-focus-invalid';
import styles from './card-parts.module.css';

export interface SettingsCardFrameProps {
  /** The id of the card in the registry. */
  readonly id: string;
  readonly title: string;
  /** `CardBody` parts. */
  readonly children: ReactNode;
  /** What of the card is saved by its button. */
  readonly form?: SettingsForm;
  /** Below the form. */
  readonly footer?: ReactNode;
}

/** The box of a settings card: its heading, and Save and Discard of its form. */
export function SettingsCardFrame({ id, title, children, form, footer }: SettingsCardFrameProps) {
  const titleId = `${id}-title`;
  return (
    <Card as="section" labelledBy={titleId}>
      {form ? (
        <CardForm form={form} title={title} titleId={titleId}>
          {children}
        </CardForm>
      ) : (
        <>
          <CardHeader level={2} title={title} titleId={titleId} />
          {children}
        </>
      )}
      {footer}
    </Card>
  );
}

interface CardFormProps {
  readonly form: SettingsForm;
  readonly title: string;
  readonly titleId: string;
  readonly children: ReactNode;
}

function CardForm({ form, title, titleId, children }: CardFormProps) {
  const state = useSettingsForm(form);
  const ref = useFocusInvalid(state.saveState);
  return (
    <form
      ref={ref}
      className={styles.form}
      // Messages are those of the form's checks and of the site.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.isDirty) state.save();
      }}
    >
      <CardHeader level={2} title={title} titleId={titleId}>
        <SaveButtons state={state} />
      </CardHeader>
      {children}
      <ConflictDialog state={state} />
    </form>
  );
}

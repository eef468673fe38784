import { use, type ReactNode } from 'react';
import { useSettingsForm, type SettingsForm } from '@site-admin/kit/forms';
import { Badge, Card, CardHeader } from '@site-admin/ui';
import { CardLabel } from '../registry/current-card';
import { Marked } from '../search/marked';
import { ConflictDialog } from './conflict-dialog';
import { SaveBar } from './save-bar';
import { useFormFocus } from './use-form-focus';
import styles from './card-parts.module.css';

export interface SettingsCardFrameProps {
  /** The id of the card in the registry. */
  readonly id: string;
  readonly title: string;
  /** A short label after the title. */
  readonly badge?: string;
  /** `CardBody` parts. */
  readonly children: ReactNode;
  /** What of the card is saved by its button. */
  readonly form?: SettingsForm;
  /** Below the form. */
  readonly footer?: ReactNode;
}

/** The box of a settings card: its heading, and Save and Discard of its form. */
export function SettingsCardFrame({ id, title, badge, children, form, footer }: SettingsCardFrameProps) {
  const titleId = `${id}-title`;
  const labelId = use(CardLabel);
  const content = (
    <>
      <CardHeader level={2} title={<CardTitle title={title} badge={badge} />} titleId={titleId} />
      {children}
    </>
  );
  return (
    <Card as="section" labelledBy={labelId === undefined ? titleId : `${titleId} ${labelId}`}>
      {form ? <CardForm form={form}>{content}</CardForm> : content}
      {footer}
    </Card>
  );
}

function CardTitle({ title, badge }: { readonly title: string; readonly badge: string | undefined }) {
  if (badge === undefined) return <Marked text={title} />;
  return (
    <>
      <Marked text={title} /> <Badge tone="success">{badge}</Badge>
    </>
  );
}

function CardForm({ form, children }: { readonly form: SettingsForm; readonly children: ReactNode }) {
  const state = useSettingsForm(form);
  const focus = useFormFocus(state.saveState);
  return (
    <form
      ref={focus.ref}
      tabIndex={-1}
      className={styles.form}
      // Messages are those of the form's checks and of the site.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focus.remember();
        if (state.isDirty) state.save();
      }}
    >
      {children}
      <SaveBar state={state} />
      {state.saveState.status === 'conflict' && <ConflictDialog form={form} state={state} />}
    </form>
  );
}

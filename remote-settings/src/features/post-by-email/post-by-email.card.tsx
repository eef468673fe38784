import { isOverride, useModule, useSetting, type ModuleState } from '@site-admin/kit';
import { Button, CardBody, CopyButton, TextField } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { isOptionDisabled } from '../../card/option-rules';
import { Description, Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagersOrActive, type SettingsCard } from '../../registry/settings-card';
import { useMarked } from '../../search/marked';
import { getEmailAddress } from './email-address';
import styles from './post-by-email.module.css';
import { getPostByEmailLabels, getPostByEmailTexts, getRegenerateTexts } from './post-by-email.texts';

const title = () => getPostByEmailTexts().title;

/** Users without permission to switch the module have an address of their own all the same. */
const isUnavailable = ({ unavailable }: ModuleState): boolean =>
  unavailable !== undefined && !isOverride(unavailable.reason) && unavailable.reason !== 'no-permission';

/** The address of this user, and the button that replaces it. */
function EmailAddress() {
  const module = useModule('post-by-email');
  const { value, isPending, change } = useSetting('post_by_email_address');
  const address = getEmailAddress(value);
  const texts = getPostByEmailTexts();
  const isDisabled = isOptionDisabled({
    isOn: module.isOn,
    isUnavailable: isUnavailable(module),
    isSaving: module.isPending,
  });
  return (
    <>
      <div className={styles.address}>
        <TextField
          className={styles.field}
          label={useMarked(getPostByEmailLabels().post_by_email_address)}
          value={address}
          readOnly
          disabled={isDisabled}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
        {address !== '' && <CopyButton text={address} />}
      </div>
      <div>
        <Button disabled={isDisabled} busy={isPending} onClick={() => change('regenerate', { texts: getRegenerateTexts() })}>
          {address === '' ? texts.create : texts.regenerate}
        </Button>
      </div>
    </>
  );
}

/** Posts sent by email (spec 002 §2, §6). */
function PostByEmailCard() {
  return (
    <SettingsCardFrame id="post-by-email" title={title()}>
      <CardBody>
        <Description text={getPostByEmailTexts().description} />
        <ModuleRow slug="post-by-email" label={getPostByEmailLabels()['post-by-email']} />
        <Nested>
          <EmailAddress />
        </Nested>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const postByEmailCard: SettingsCard = {
  id: 'post-by-email',
  tab: 'writing',
  name: title,
  modules: ['post-by-email'],
  labels: getPostByEmailLabels,
  shows: forManagersOrActive('post-by-email'),
  Card: PostByEmailCard,
};

import { planClass, type License } from '@site-admin/contracts';
import { Checkbox } from '@site-admin/ui';
import { planTexts } from '../../plans/plan.texts';
import { selectKeyError, type ActivateState } from './activate-license.slice';
import { activateTexts } from './activate-license.texts';
import styles from './activate-license.module.css';

export interface DetachedLicensesProps {
  readonly licenses: readonly License[];
  readonly state: ActivateState;
  /** Keys of the chosen licenses. */
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (key: string, isChosen: boolean) => void;
}

/** Returns the licenses that can be activated. */
export const selectDetached = (licenses: readonly License[]): readonly License[] =>
  licenses.filter(({ attached_at, revoked_at }) => !attached_at && !revoked_at);

function getProductName(slug: string): string {
  return planTexts(planClass(slug))?.name ?? slug;
}

/** The user's licenses that are not attached to a site, to be chosen instead of pasted. */
export function DetachedLicenses({ licenses, state, chosen, onToggle }: DetachedLicensesProps) {
  return (
    <fieldset className={styles.licenses} disabled={state.status === 'activating'}>
      <legend>{activateTexts.yourLicenses()}</legend>
      {licenses.map(({ license_key: key, product }, index) => (
        <Checkbox
          key={`${index} ${key}`}
          label={getProductName(product) || key}
          hint={<code className={styles.code}>{key}</code>}
          checked={chosen.has(key)}
          onChange={(isChosen) => onToggle(key, isChosen)}
          error={chosen.has(key) && state.status === 'refused' ? selectKeyError(state, key) : undefined}
        />
      ))}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Badge, Button, Icon, Spinner } from '@site-admin/ui';
import { assistant } from '../../assistant/assistant.slice';
import { SettingsButton } from '../../assistant/settings-button';
import { useAssistant } from '../../assistant/use-assistant';
import type { FeatureSlug } from '../../steps/feature-map';
import { featureTexts } from '../../steps/feature-texts';
import { resourceTexts, type ResourceSlug } from '../../steps/resource-texts';
import type { StepSlug } from '../../steps/step-slugs';
import styles from './summary.module.css';

interface ItemProps {
  readonly slug: StepSlug;
  readonly icon: ReactNode;
  readonly name: string;
  readonly children?: ReactNode;
}

function Item({ slug, icon, name, children }: ItemProps) {
  const { fresh } = useAssistant();
  return (
    <li className={styles.item}>
      {icon}
      <span className={styles.name}>{name}</span>
      {fresh.includes(slug) && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
      {children}
    </li>
  );
}

/** Something that is on, or is just being switched on. */
export function EnabledItem({ slug }: { readonly slug: FeatureSlug }) {
  const { analytics } = useShell();
  const { switching } = useAssistant();
  const { name } = featureTexts(slug);
  if (switching[slug] === 'enabling') {
    /* translators: %s is the name of a feature */
    const label = sprintf(__('Enabling %s…', 'jetpack'), name);
    return <Item slug={slug} icon={<Spinner size={24} label={label} />} name={name} />;
  }
  const record = () => analytics.record('jetpack_recommendations_summary_configure_click', { feature: slug });
  return (
    <Item slug={slug} icon={<Icon name="success" className={styles.done} />} name={name}>
      <SettingsButton slug={slug} onClick={record} />
    </Item>
  );
}

/** Something that was put off; `onEnable` comes after it was asked for. */
export function SkippedItem({ slug, onEnable }: { readonly slug: FeatureSlug; readonly onEnable: () => void }) {
  const { analytics } = useShell();
  const dispatch = useDispatch();
  const { name, enable } = featureTexts(slug);
  const request = () => {
    analytics.record('jetpack_recommendations_summary_enable_click', { feature: slug });
    dispatch(assistant.enableRequested(slug));
    onEnable();
  };
  return (
    <Item slug={slug} icon={<Icon name="minus" className={styles.later} />} name={name}>
      <Button onClick={request}>{enable}</Button>
    </Item>
  );
}

/** Something to read. */
export function ResourceItem({ slug }: { readonly slug: ResourceSlug }) {
  const { site } = useShell();
  const { name, open, source } = resourceTexts(slug);
  return (
    <Item slug={slug} icon={<Icon name="lightbulb" className={styles.later} />} name={name}>
      <Button href={redirectUrl(source, {}, site.initial)}>{open}</Button>
    </Item>
  );
}

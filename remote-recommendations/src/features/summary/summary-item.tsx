import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Badge, Button, Icon, Spinner } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { enabling } from '../../enabling/enabling.slice';
import { ManageLink } from '../../step-layout/manage-link';
import { SettingsLink } from '../../step-layout/settings-link';
import { useTargetHref } from '../../step-layout/use-target-href';
import { featureTexts } from '../../steps/feature.texts';
import type { FeatureSlug } from '../../steps/features';
import { purchasedTexts } from '../../steps/purchased.texts';
import { resourceTexts, type ResourceSlug } from '../../steps/resource.texts';
import type { StepSlug } from '../../steps/step-slugs';
import type { SlugOfKind } from '../../steps/step-table';
import styles from './summary.module.css';

interface ItemProps {
  readonly slug: StepSlug;
  readonly icon: ReactNode;
  readonly name: string;
  readonly children?: ReactNode;
}

function Item({ slug, icon, name, children }: ItemProps) {
  const { unviewed } = useAssistant();
  return (
    <li className={styles.item}>
      {icon}
      <span className={styles.name}>{name}</span>
      {unviewed.includes(slug) && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
      {children}
    </li>
  );
}

/** A feature that is active, or is being enabled. */
export function EnabledItem({ slug }: { readonly slug: FeatureSlug }) {
  const { analytics } = useShell();
  const isEnabling = useAssistant().enabling[slug] === 'enabling';
  const { name } = featureTexts(slug);
  if (isEnabling) {
    /* translators: %s is the name of a feature */
    const label = sprintf(__('Enabling %s…', 'jetpack'), name);
    return <Item slug={slug} icon={<Spinner size={24} label={label} />} name={name} />;
  }
  const record = () => analytics.record('jetpack_recommendations_summary_configure_click', { feature: slug });
  return (
    <Item slug={slug} icon={<Icon name="success" className={styles.enabled} />} name={name}>
      <SettingsLink slug={slug} onClick={record} />
    </Item>
  );
}

export interface SkippedItemProps {
  readonly slug: FeatureSlug;
  readonly onEnable: () => void;
}

/** A skipped feature, which can still be enabled. */
export function SkippedItem({ slug, onEnable }: SkippedItemProps) {
  const { analytics } = useShell();
  const dispatch = useDispatch();
  const { name, enable } = featureTexts(slug);
  const request = () => {
    analytics.record('jetpack_recommendations_summary_enable_click', { feature: slug });
    dispatch(enabling.requested(slug));
    onEnable();
  };
  return (
    <Item slug={slug} icon={<Icon name="minus" className={styles.skipped} />} name={name}>
      <Button onClick={request}>{enable}</Button>
    </Item>
  );
}

/** A feature that is part of a purchased plan. */
export function PlanItem({ slug }: { readonly slug: SlugOfKind<'activated'> }) {
  return (
    <Item slug={slug} icon={<Icon name="success" className={styles.enabled} />} name={purchasedTexts(slug).name}>
      <ManageLink slug={slug} />
    </Item>
  );
}

/** A link to something to read. */
export function ResourceItem({ slug }: { readonly slug: ResourceSlug }) {
  const toHref = useTargetHref();
  const { name, open, target } = resourceTexts(slug);
  return (
    <Item slug={slug} icon={<Icon name="lightbulb" className={styles.skipped} />} name={name}>
      <Button href={toHref(target)}>{open}</Button>
    </Item>
  );
}

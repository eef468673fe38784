import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CheckList, Link, type CheckListProps } from '@site-admin/ui';
import styles from '../my-plan.module.css';
import { getFeatures, getManageLink, getPlanContents } from './product-links';

function Includes({ items }: Pick<CheckListProps, 'items'>) {
  if (items.length === 0) return null;
  return (
    <div className={styles.includes}>
      <h4>{__('Includes', 'jetpack')}</h4>
      <CheckList items={items} />
    </div>
  );
}

/** The products of a plan, each with the link to manage it; nothing for a product sold alone. */
export function IncludedProducts({ slug }: { readonly slug: string }) {
  const { site, navigation } = useShell();
  const items = getPlanContents(slug, site.initial.products).map(({ key, title }) => ({
    id: key,
    content: <Link href={getManageLink(key, site.initial, navigation.href)}>{title}</Link>,
  }));
  return <Includes items={items} />;
}

/** The features of a product sold alone. */
export function IncludedFeatures({ slug }: { readonly slug: string }) {
  const { site } = useShell();
  return <Includes items={getFeatures(slug, site.initial.products)} />;
}

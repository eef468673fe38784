import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CheckList, Link } from '@site-admin/ui';
import styles from '../my-plan.module.css';
import { getManageLink, getPlanContents } from './product-links';

/** The products of a plan, each with the link to manage it; nothing for a product sold alone. */
export function IncludedProducts({ slug }: { readonly slug: string }) {
  const { site, navigation } = useShell();
  const contents = getPlanContents(slug, site.initial.products);
  if (contents.length === 0) return null;
  return (
    <div className={styles.includes}>
      <h4>{__('Includes', 'jetpack')}</h4>
      <CheckList
        items={contents.map(({ key, title }) => ({
          id: key,
          content: <Link href={getManageLink(key, site.initial, navigation.href)}>{title}</Link>,
        }))}
      />
    </div>
  );
}

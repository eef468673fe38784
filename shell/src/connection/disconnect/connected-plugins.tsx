import { getConnectedPlugins } from '@site-admin/contracts';
import { config } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import styles from './disconnect.module.css';
import { usePageResource } from './use-page-resource';

/** The other plugins that use the connection; nothing if there are none, or if the user may not list them. */
export function ConnectedPlugins() {
  const { data = [] } = usePageResource(getConnectedPlugins);
  const others = data.filter(({ slug }) => slug !== config('consumer_slug'));
  if (others.length === 0) return null;
  return (
    <>
      <p className={styles.intro}>{__('These plugins also use the connection and may stop working:', 'jetpack')}</p>
      <ul className={styles.plugins}>
        {others.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
    </>
  );
}

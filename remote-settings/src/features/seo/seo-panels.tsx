import { lazy, Suspense } from 'react';
import { getPlugins } from '@site-admin/contracts';
import { getErrorText, useShell } from '@site-admin/kit';
import { useIsSaving } from '@site-admin/kit/forms';
import { CardBody, LoadError, Skeleton } from '@site-admin/ui';
import { useAreOptionsDisabled } from '../../card/use-are-options-disabled';
import { DescriptionField } from './description/description-field';
import { seoForm } from './seo-form';
import type { PluginsState } from './seo-plugins';
import styles from './seo.module.css';

// Chunks of their own: most sites have the module off.
const PageTitles = lazy(() => import('./titles/page-titles').then(({ PageTitles: component }) => ({ default: component })));
const Previews = lazy(() => import('./previews/previews').then(({ Previews: component }) => ({ default: component })));

/** Page titles and front page description, with the previews beside them. Needs the list of plugins, one of which may conflict. */
export function SeoPanels({ plugins }: { readonly plugins: PluginsState }) {
  const { resources } = useShell();
  if (plugins.status !== 'failed' || plugins.data) return <Panels isLoading={!plugins.data} />;
  return (
    <CardBody>
      <LoadError isCompact onRetry={() => resources.refresh(getPlugins)}>
        {getErrorText(plugins.error)}
      </LoadError>
    </CardBody>
  );
}

/** Heights of the parts, at most widths. */
const heights = { titles: 817, description: 192, previews: 521 };

function Panels({ isLoading }: { readonly isLoading: boolean }) {
  const disabled = useAreOptionsDisabled('seo-tools', useIsSaving(seoForm));
  return (
    <CardBody className={styles.panels}>
      <div className={styles.fields}>
        <Suspense fallback={<Skeleton height={heights.titles} />}>
          {isLoading ? <Skeleton height={heights.titles} /> : <PageTitles disabled={disabled} />}
        </Suspense>
        {isLoading ? <Skeleton height={heights.description} /> : <DescriptionField disabled={disabled} />}
      </div>
      <div className={styles.beside}>
        <Suspense fallback={<Skeleton height={heights.previews} />}>
          {isLoading ? <Skeleton height={heights.previews} /> : <Previews />}
        </Suspense>
      </div>
    </CardBody>
  );
}

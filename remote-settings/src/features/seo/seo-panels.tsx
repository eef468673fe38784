import { getPlugins } from '@site-admin/contracts';
import { createLazyComponent, getErrorText, useLazyComponent, useShell, type LazyComponent } from '@site-admin/kit';
import { useIsSaving } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody, LoadError, Skeleton } from '@site-admin/ui';
import { useAreOptionsDisabled } from '../../card/use-are-options-disabled';
import { DescriptionField } from './description/description-field';
import { seoForm } from './seo-form';
import type { PluginsState } from './seo-plugins';
import styles from './seo.module.css';

interface PanelProps {
  readonly disabled: boolean;
}

// Chunks of their own: most sites have the module off.
const pageTitles = createLazyComponent<PanelProps>(() => import('./titles/page-titles').then(({ PageTitles }) => PageTitles));
const previews = createLazyComponent<PanelProps>(() => import('./previews/previews').then(({ Previews }) => Previews));

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
        {isLoading ? (
          <Skeleton height={heights.titles} />
        ) : (
          <LazyPanel part={pageTitles} height={heights.titles} disabled={disabled} />
        )}
        {isLoading ? <Skeleton height={heights.description} /> : <DescriptionField disabled={disabled} />}
      </div>
      <div className={styles.beside}>
        {isLoading ? (
          <Skeleton height={heights.previews} />
        ) : (
          <LazyPanel part={previews} height={heights.previews} disabled={disabled} />
        )}
      </div>
    </CardBody>
  );
}

interface LazyPanelProps extends PanelProps {
  readonly part: LazyComponent<PanelProps>;
  /** Of the panel. */
  readonly height: number;
}

function LazyPanel({ part, height, ...props }: LazyPanelProps) {
  const state = useLazyComponent(part);
  switch (state.status) {
    case 'ready':
      return <state.Component {...props} />;
    case 'failed':
      return (
        <LoadError isCompact onRetry={state.retry}>
          {__('This part of the settings could not be loaded.', 'jetpack')}
        </LoadError>
      );
    case 'loading':
      return <Skeleton height={height} />;
  }
}

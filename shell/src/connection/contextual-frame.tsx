import { CheckList, Logo } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import styles from './contextual.module.css';

export interface ContextualFrameProps {
  readonly title: string;
  readonly intro: string;
  /** The action of the screen. */
  readonly children: ReactNode;
}

const free = (text: string) => ({
  id: text,
  content: (
    <>
      {text} <span className={styles.free}>{__('Free', 'jetpack')}</span>
    </>
  ),
});

const getToolGroups = () => [
  {
    title: __('Security tools', 'jetpack'),
    tools: [
      free(__('Downtime monitoring', 'jetpack')),
      free(__('Brute force protection', 'jetpack')),
      __('Backups of your store and orders', 'jetpack'),
      __('Malware scanning', 'jetpack'),
      __('Spam protection for comments and forms', 'jetpack'),
    ],
  },
  {
    title: __('Performance tools', 'jetpack'),
    tools: [
      free(__('Image and file acceleration', 'jetpack')),
      free(__('Lazy image loading', 'jetpack')),
      __('Instant site search', 'jetpack'),
      __('Video hosting without ads', 'jetpack'),
    ],
  },
  {
    title: __('Growth tools', 'jetpack'),
    tools: [
      free(__('Site stats', 'jetpack')),
      free(__('Social media sharing', 'jetpack')),
      free(__('Related posts', 'jetpack')),
      free(__('SEO tools', 'jetpack')),
      __('Ad revenue', 'jetpack'),
    ],
  },
];

/**
 * The layout of the contextual connection screen (spec 000 §2), with the tools in groups. Only /woo-setup uses it (behavior A5);
 * /setup shows the main connect screen (A2).
 */
export function ContextualFrame({ title, intro, children }: ContextualFrameProps) {
  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.head}>
        <Logo size={32} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
      <div className={styles.more}>
        <div className={styles.tools}>
          {getToolGroups().map(({ title: name, tools }) => (
            <section key={name} aria-label={name}>
              <h3 className={styles.name}>{name}</h3>
              <CheckList items={tools} isLarge />
            </section>
          ))}
        </div>
        <p className={styles.trust}>{__('Trusted by more than 5 million sites.', 'jetpack')}</p>
      </div>
    </section>
  );
}

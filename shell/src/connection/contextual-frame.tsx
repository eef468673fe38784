import { CheckList, Logo } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import styles from './contextual.module.css';

export interface ContextualFrameProps {
  readonly title: string;
  readonly intro: string;
  /** The way on, or the button that connects. */
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
 * The contextualised connection screen (spec 000 §2): what there is, by what it is good for. It is the body of /woo-setup, the
 * one screen that continues to another (behaviour A5); /setup shows the main connect screen, which starts by itself (A2).
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

import type { ReactNode } from 'react';
import { CardBody } from '@site-admin/ui';
import { useMarked } from '../search/marked';
import styles from './card-parts.module.css';

/** A part of a card with one setting below the other. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <CardBody className={styles.rows}>{children}</CardBody>;

/** The options of the setting above. */
export const Nested = ({ children }: { readonly children: ReactNode }) => <div className={styles.nested}>{children}</div>;

/** What the settings below it do. */
export const Description = ({ text }: { readonly text: string }) => <p>{useMarked(text)}</p>;

export interface PartTitleProps {
  readonly text: string;
  readonly id?: string | undefined;
}

/** The heading of a part of a card. */
export const PartTitle = ({ text, id }: PartTitleProps) => (
  <h3 id={id} className={styles.title}>
    {useMarked(text)}
  </h3>
);

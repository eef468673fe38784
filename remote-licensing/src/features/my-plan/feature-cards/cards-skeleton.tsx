import { Card, CardBody, Skeleton } from '@site-admin/ui';
import styles from './feature-cards.module.css';

/** Reserves the space of the feature cards, so that the cards below My Plan do not move. */
export function CardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Card key={index} as="li">
          <CardBody className={styles.body}>
            <Skeleton width={112} height={120} />
            <Skeleton width="60%" height={24} />
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}

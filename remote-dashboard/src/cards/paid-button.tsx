import { useShell } from '@site-admin/kit';
import { _x } from '@site-admin/runtime/i18n';
import { Button } from '@site-admin/ui';

/** Marks a card as a paid feature of the site's plan; leads to the plans (spec 000 §2). */
export function PaidButton() {
  const { navigation } = useShell();
  return (
    <Button size="small" href={navigation.href('/plans')}>
      {_x('Paid', 'Short label appearing near a paid feature configuration block.', 'jetpack')}
    </Button>
  );
}

import type { Module, ModuleSlug } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader } from '@site-admin/ui';
import { ModuleToggle } from '../../modules/module-toggle';

/** One feature of a tab: its name, and the switch with what it does. */
export function ModuleListCard({ module }: { module: Module }) {
  const id = `module-${module.module}`;
  return (
    <Card as="section" labelledBy={id}>
      <CardHeader level={2} title={module.name || module.module} titleId={id} />
      <CardBody>
        <ModuleToggle
          slug={module.module as ModuleSlug}
          label={module.short_description || module.description || __('Use this feature', 'jetpack')}
        />
      </CardBody>
    </Card>
  );
}

import { Card } from '@selaras/ui';
import type { Section } from '../../../core/form/field';
import { SectionFields } from './section-fields';

/** One part of a form. */
export function SectionView({ section }: { section: Section }) {
  return (
    <Card title={section.title} description={section.help}>
      <SectionFields section={section} />
    </Card>
  );
}

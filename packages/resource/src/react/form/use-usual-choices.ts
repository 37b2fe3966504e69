import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf, type Section, type Values } from '../../core/form/field';

/** In a form of a new row: choices that nobody made follow the other fields. */
export function useUsualChoices(
  form: UseFormReturn<Values>,
  sections: readonly Section[],
  isNew: boolean,
): void {
  useEffect(() => {
    if (!isNew) return;
    const choices = fieldsOf(sections).flatMap((field) =>
      field.kind === 'choice' && field.usual ? [{ name: field.name, usual: field.usual }] : [],
    );
    /** What the form gave by itself; another value is somebody's choice, and stays. */
    const given = new Map(choices.map(({ name }) => [name, form.getValues(name)]));
    const { unsubscribe } = form.watch((_, { name: changed, type }) => {
      if (changed !== undefined && type === 'change') given.delete(changed);
      for (const { name, usual } of choices) {
        const follow = (next: string | number) => {
          if (!given.has(name) || form.getValues(name) !== given.get(name) || given.get(name) === next)
            return;
          given.set(name, next);
          form.setValue(name, next);
        };
        // A rule that does not come leaves the choice as it is; the next change asks for it again.
        if (given.has(name)) usual(form.getValues()).then(follow, () => undefined);
      }
    });
    return unsubscribe;
  }, [form, sections, isNew]);
}

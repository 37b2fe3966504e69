import { optionQueries } from '@selaras/api-client';
import type { OptionModel } from '@selaras/contracts';
import type { PickField, Values } from '@selaras/resource/core';
import { unitScope } from '@selaras/resource/core';

/** Performances of a level in the chosen unit, each of them, also two of the same indicator. */
export const kinerjaChoices =
  (model: OptionModel) =>
  (values: Values): ReturnType<PickField<string>['query']> =>
  (search) =>
    optionQueries.indikator(model, { ...unitScope(values), tiap: 'baris', ...search });

/** The chosen row of a reference as the option lists take it, for choices that lie below it. */
export const chosenId = <const Name extends string>(
  values: Values,
  name: Name,
): { readonly [Key in Name]?: number } => {
  const id = values[name];
  return (typeof id === 'number' ? { [name]: id } : {}) as { readonly [Key in Name]?: number };
};

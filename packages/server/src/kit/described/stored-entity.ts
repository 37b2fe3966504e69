import type { Entity, EntityFields, StoredAs } from '@selaras/contracts';
import type { Tables } from '../../database/tables';

/** An entity whose rows are its fields, in a table of its own. */
export interface StoredEntity extends Pick<Entity, 'name' | 'sebutan' | 'orders' | 'filters'> {
  readonly fields: EntityFields;
  readonly stored: StoredAs & { readonly table: keyof Tables };
}

/** The table of an entity that another one refers to: it has the entity's name. */
export const tableOf = (name: string) => name.replaceAll('-', '_') as keyof Tables;

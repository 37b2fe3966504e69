import type { Entity, EntityFields, StoredAs } from '@selaras/contracts';
import type { Tables } from '../../database/tables';

/** An entity whose rows are its fields, in a table of its own. */
export interface StoredEntity extends Pick<Entity, 'name' | 'sebutan' | 'orders' | 'filters' | 'kunci'> {
  readonly fields: EntityFields;
  readonly stored: StoredAs & { readonly table: keyof Tables };
}

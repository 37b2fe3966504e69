import { endpointsOf } from '@selaras/api-client';
import {
  defineDetail,
  defineForm,
  defineList,
  defineResource,
  formFieldsOf,
  type ListRow,
  type Row,
  rowLabelOf,
  viewsOf,
  wordsOf,
} from '../core';
import { detailPage } from '../react/detail';
import { formPage } from '../react/form';
import { listPage } from '../react/list';
import { type arsipCalls, arsipEntity, arsipRoutes } from './arsip-contract.fixture';

/** What would be a remote's feature: an entity's pages of its description alone. */
const arsip = defineResource({
  endpoints: endpointsOf<typeof arsipCalls>(arsipRoutes),
  ...wordsOf(arsipEntity),
  labelOf: rowLabelOf(arsipEntity),
});

const { own } = formFieldsOf(arsipEntity);
const { column, fact, filter } = viewsOf(arsipEntity);

export const arsipList = defineList<ListRow<typeof arsip>>({
  resource: arsip,
  description: 'Berkas yang disimpan satuan kerja.',
  columns: [column('nomor', { sortable: true }), column('perihal'), column('lembar', { sortable: true })],
  filters: [filter('sifat')],
  sort: { column: 'nomor', descending: false },
});

export const arsipForm = defineForm({
  resource: arsip,
  sections: [{ title: 'Arsip', fields: [own('nomor'), own('sifat'), own('perihal'), own('lembar')] }],
});

export const arsipDetail = defineDetail<Row<typeof arsip>>({
  resource: arsip,
  title: ({ nomor }) => nomor,
  sections: [{ title: 'Arsip', facts: (row) => [fact(row, 'perihal'), fact(row, 'lembar')] }],
});

export const ListPage = listPage(arsipList);
export const FormPage = formPage(arsipForm);
export const DetailPage = detailPage(arsipDetail);

import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { closedYear, regencyPlan } from '../rules';

/** Vision of a period with its missions, goals, objectives and their indicators, one tree. */
export const visiMisiRpjmdEntity = defineEntity({
  name: 'visi-misi-rpjmd',
  title: 'Visi, Misi & Tujuan RPJMD',
  sebutan: 'visi, misi dan tujuan',
  label: ['visi'],
  acts: { ...regencyPlan, ...closedYear },
  kunci: 'kabupaten',
  menu: { group: 'Perencanaan', order: 10, icon: 'lightbulb' },
  orders: ['tahun_mulai', 'visi'],
  filters: [],
  fields: {
    /** First year of the period. */
    tahun_mulai: {
      kind: 'number',
      label: 'Periode',
      alone: 'Periode mulai',
      sheet: 'Periode mulai',
      half: true,
    },
    visi: { kind: 'area', label: 'Visi' },
  },
});

export const visiMisiRpjmdRoutes = resourceRoutes(visiMisiRpjmdEntity);

import type { Domain } from '../../domain';
import { findRegencyVersion } from '../../kit/data-version/data-version';
import { KeptAnswers } from '../../kit/text-cache/kept-answers';
import { registerCapaianIku } from './capaian-iku-routes';
import { registerCapaianTingkat } from './capaian-tingkat/capaian-tingkat-routes';
import { registerEfisiensi } from './efisiensi-routes';
import { registerEmbeds } from './embed/embed-routes';
import { pageTextSource } from './first-html/page-text-source';
import { registerIndikator } from './indikator-routes';
import { registerKeuangan } from './keuangan/keuangan-routes';
import { registerLimaTahun } from './lima-tahun-routes';
import { registerOpenData } from './open-data/open-data-routes';
import { registerPerjanjian } from './perjanjian/perjanjian-routes';
import { registerPictures } from './pictures/picture-routes';
import { registerProgramInovatif } from './program-inovatif/program-inovatif-routes';
import { registerDisplayTemuan } from './public-search';
import { registerRencanaAksi } from './rencana-aksi/rencana-aksi-routes';
import { registerRencanaTahunan } from './rencana-tahunan/rencana-tahunan-routes';
import { registerRenstraPotret } from './renstra-potret';
import { addProgramInovatif } from './seed/program-inovatif';
import { registerSitemap } from './sitemap/sitemap-routes';
import type {} from './tables';

/** What the regency and its units promised and achieved, for staff and for the public (spec 2 §2.3, §2.4). */
export const display: Domain = {
  name: 'display',
  register: (app) => {
    const answers = new KeptAnswers(() => findRegencyVersion(app.context.db));
    registerCapaianIku(app, answers);
    registerRencanaTahunan(app, answers);
    registerCapaianTingkat(app, answers);
    registerLimaTahun(app, answers);
    registerIndikator(app, answers);
    registerEfisiensi(app, answers);
    registerKeuangan(app, answers);
    registerPerjanjian(app, answers);
    registerRencanaAksi(app, answers);
    registerProgramInovatif(app, answers);
    registerOpenData(app, answers);
    registerPictures(app, answers);
    registerEmbeds(app, answers);
    registerSitemap(app, answers);
    registerDisplayTemuan(app);
    registerRenstraPotret(app);
    app.pageTexts.push(pageTextSource(app, answers));
  },
  seed: { addRows: ({ rows }) => addProgramInovatif(rows) },
};

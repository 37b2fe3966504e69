import { storiesForEverybody } from '../../support/pages/for-everybody';
import { corePages } from '../../support/pages/pages';

storiesForEverybody(corePages, { tag: '@core' });

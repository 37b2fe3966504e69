import { storiesForEverybody } from '../../support/for-everybody';
import { corePages } from '../../support/pages';

storiesForEverybody(corePages, { tag: '@core' });

import { storiesForEverybody } from '../../support/pages/for-everybody';
import { otherPages } from '../../support/pages/pages';

storiesForEverybody(otherPages);

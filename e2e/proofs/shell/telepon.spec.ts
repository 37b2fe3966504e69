import { otherPages } from '../../support/pages/pages';
import { storiesOfText } from '../../support/pages/text-size';
import { test } from '../../support/portal';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

storiesOfText(otherPages);

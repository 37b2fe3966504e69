import { cascadingComponent } from '@selaras/cascading-react/adapter';
import * as React from 'react';
import { mountLater } from './embed-script';

/** `mf_cascading/Cascading`: a component for the host's React, which draws one `div`. */
export default cascadingComponent<React.ReactElement>(React as never, mountLater);

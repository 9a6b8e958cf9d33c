import { use, type ComponentType } from 'react';
import { firstTouch, wasTouched } from './first-touch';

/**
 * A part that is in the server's HTML and whose code comes with the first touch: inside a boundary, the HTML stays in
 * place until then. Links in it work all the same.
 */
export function later<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function LaterPart(props: P) {
    if (!import.meta.env.SSR && !wasTouched()) use(firstTouch());
    return <Part {...props} />;
  };
}

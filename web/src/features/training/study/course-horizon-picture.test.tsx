import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseHorizonPicture } from './course-horizon-picture';

test('begins with the light that was seen last, and shows what has been done since', () => {
  const sky = (done: number) => {
    const states = ['one', 'two'].map((_, index) => (index < done ? 'done' : 'none'));
    const { container, unmount } = render(<CourseHorizonPicture states={states} />);
    const { style } = container.querySelector<HTMLElement>('[data-drawn]') ?? container;
    const light = ['--before', '--light'].map((name) => style.getPropertyValue(name));
    unmount();
    return light;
  };
  expect(sky(0)).toEqual(['0', '0']);
  expect(sky(1)).toEqual(['0', '0.5']);
  expect(sky(2)).toEqual(['0.5', '1']);
});

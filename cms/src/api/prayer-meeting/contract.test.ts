import { expect, test } from 'vitest';
import { hasContactDetails } from './contract';

test.each(['write to ana@example.org', 'call 099 123 4567', '+593-99-123-4567', '(02) 234.5678', '٠٩٩١٢٣٤٥٦٧'])(
  '"%s" has contact details',
  (text) => expect(hasContactDetails(text)).toBe(true),
);

test.each(['Psalm 46:1-3', 'Her son, 12, and his 3 sisters', 'Since 2024 @ home', 'On November 23, 2026'])(
  '"%s" has none',
  (text) => expect(hasContactDetails(text)).toBe(false),
);

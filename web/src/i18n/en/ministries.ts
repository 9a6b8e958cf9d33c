/** What the pages of the ministries say beside their own words. */
export const ministries = {
  'ministries.back': 'Back to Home',
  'ministries.marriage.photoMissing': 'Photo not found',
  'ministries.mens.date': 'Date',
  'ministries.mens.attendance': 'Attendance',
  'ministries.mens.theme': 'Theme',
  'ministries.mens.keyVerse': 'Key verse',
  'ministries.mens.photoMissing': 'Retreat Photo {number}',
} as const;

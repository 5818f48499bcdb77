export const REVIEW_HASH = '#selected';

/** Where the selected recipes open to be reviewed, on the page of recipes. */
export const REVIEW_LINK = `/${REVIEW_HASH}`;

export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'How do I get from a recipe to groceries?',
    answer:
      'Press Select on the recipes you like and set the servings. Generate Shopping List adds their ingredients up into one list. Press Shop Now on the list to see which nearby stores have them, fill a cart per store, and send the order with Checkout.',
  },
  {
    question: 'Why do you ask for my location?',
    answer:
      'To find stores near you and to show how far they are. Your browser asks you first, and you can type an address or a ZIP code instead.',
  },
  {
    question: 'What happens when two recipes use the same ingredient?',
    answer:
      'The amounts are added up when their units fit together, such as grams and kilograms or cups and millilitres. Where they do not, the list keeps the other amount beside the first: 30 ml, also 6 cloves.',
  },
  {
    question: 'Why does a store offer more than I need?',
    answer:
      'Stores sell whole packs. Each offer shows the size and the price of a pack, and the cart starts with one of each; you can change the count before and after adding it.',
  },
  {
    question: 'Do I pay anything?',
    answer:
      'No. Larder moves no money. An order is a request to a store inside this product, and its payment is only marked as done.',
  },
  {
    question: 'What do the order statuses mean?',
    answer:
      'Pending: the store has not answered yet. Accepted: it prepares the order. Rejected: it cannot fulfil it, or you cancelled the order while it was pending. Delivered: the order is complete. Rejected and Delivered are final.',
  },
  {
    question: 'Can I use Larder without a network?',
    answer:
      'In part. Recipes you have seen, your grocery list and your carts stay on your device. Searching for new recipes, comparing stores and sending orders need a connection.',
  },
  {
    question: 'Why am I told that the daily API limit is reached?',
    answer:
      'Recipes come from a provider that answers a limited number of requests a day. Close to that limit you see the recipes your device already knows, until the next day.',
  },
  {
    question: 'I forgot my password. What now?',
    answer:
      'Choose Forgot password? on the login page. You get a link by mail that lets you set a new one; it works once and for 30 minutes.',
  },
];

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
      'In part. Recipes you have seen, your grocery list and your carts are on your device. With an account, what you change or cook meanwhile is sent by itself when the network is back. Searching for new recipes, comparing stores and sending orders need a connection.',
  },
  {
    question: 'Can several people use one grocery list?',
    answer:
      'Yes, with accounts. Press Invite on the list and send the link: whoever joins your household shares list, carts and pantry with you, and all see changes at once. Somebody who shops for you without an account can get a shopping link, which shows the list and takes ticks, for a day.',
  },
  {
    question: 'What does the circle on the list do?',
    answer:
      'The circle at the start of a line says that you have got it: it is in the house or in the basket, and no longer to buy. Which things stores are compared for is something else: press the three dots, and Choose what to shop for.',
  },
  {
    question: 'Why does the list buy less than my recipes need?',
    answer:
      'With an account it counts what is at home, and says so at each line; Buy all buys it all the same. Got it puts what came into the house into the pantry, Cooked It takes what a dish used, and both can be undone. You find the pantry in the account menu, with one switch that turns it off.',
  },
  {
    question: 'Can the list follow the way through my store?',
    answer:
      'Yes, with an account. Press the three dots above the list, and Sort by aisle; choose the store you are going to, and put its aisles in order by dragging them or with the arrows. Your household shares the order of each store; which store you are going to is set on each device.',
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

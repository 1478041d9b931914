/// A controller that shows the books.
protocol ShelfUser: AnyObject {
    var shelf: Shelf! { get set }
}

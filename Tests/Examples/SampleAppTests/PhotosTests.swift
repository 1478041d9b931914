import Robot
import SampleApp
import Testing

@MainActor @Suite("Photos", .robot(layout: .strict)) struct PhotosTests {
    private let app = Notebook.signedIn()

    init() {
        app.openTab("Photos")
    }

    private var photos: UICollectionView {
        theOnlyView(withIdentifier("photos")).first as? UICollectionView
            ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    @Test("Ten favourites come first, and then all sixty")
    func sections() {
        let cells = CollectionViewCells(in: photos)
        #expect(cells.count == 70)
        #expect(cells.all(\.accessibilityLabel).prefix(10) == (1...10).map { "Cat \($0)" }[...])
        #expect(cells[section: 1, item: 0].accessibilityLabel == "Lamp room 1")
        #expect(cells[-1].accessibilityLabel == "Cat 10")
    }

    @Test("All photos stand in rows of three")
    func rows() {
        let cells = CollectionViewCells(in: photos)
        let frames = (0..<4).map { cells[section: 1, item: $0].frame }
        #expect(frames.map(\.minY) == [260, 260, 260, 388])
        #expect(frames.map(\.minX) == [16, 138, 260, 16] && frames[2].maxX == 374)
    }

    @Test("The strip of favourites is scrolled sideways, and nothing else moves")
    func strip() {
        let offset = photos.contentOffset
        scrollOn(theFirstView(withLabel("Cat 1")), until: withLabel("Cat 8"), toward: .right)
        #expect(theFirstView(withLabel("Cat 8")).isHittable)
        #expect(photos.contentOffset == offset)
    }

    @Test("A photo is found by scrolling, opens, and closes again where it was")
    func open() {
        scrollOn(photos, until: withLabel("Gulls 9"))
        let offset = photos.contentOffset
        tapOn(theFirstView(withLabel("Gulls 9")))
        #expect(theFirstView(withText("Gulls 9"), onScreenAndVisible(true)).count == 1)
        tapOn(theFirstView(withLabel("Close"), onScreenAndVisible(true)))
        #expect(photos.contentOffset == offset)
        #expect(photos.indexPathsForSelectedItems ?? [] == [])
    }

    @Test("A photo is zoomed by two fingers between its own size and four times that")
    func pinch() throws {
        tapOn(theFirstView(withLabel("Cat 1")))
        let view = try #require(zoomedView)
        pinchOn(view, scale: 2)
        #expect(abs(view.zoomScale - 2) < 0.1)
        pinchOn(view, scale: 4)
        TimeLapse.waitForAnimationsToFinish()
        #expect(view.zoomScale == 4)
        pinchOn(view, scale: 0.1)
        TimeLapse.waitForAnimationsToFinish()
        #expect(view.zoomScale == 1)
    }

    @Test("A double tap zooms in on a place, and the next one out again")
    func doubleTap() throws {
        tapOn(theFirstView(withLabel("Cat 1")))
        let view = try #require(zoomedView)
        doubleTapOn(view.anchor(.bottomRight))
        TimeLapse.waitForAnimationsToFinish()
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: view.bounds.width, y: view.bounds.height))
        doubleTapOn(view)
        TimeLapse.waitForAnimationsToFinish()
        #expect(view.zoomScale == 1 && view.contentOffset == .zero)
    }

    private var zoomedView: UIScrollView? {
        theOnlyView(ofExactClass(UIScrollView.self), onScreenAndVisible(true)).first as? UIScrollView
    }
}

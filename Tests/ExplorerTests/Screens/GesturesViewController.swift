import Robot

/// A view for each gesture recognizer, a view with a context menu, and a picture to zoom.
final class GesturesViewController: ColumnViewController, UIScrollViewDelegate {
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init(_ diary: Diary) {
        super.init(diary, "Gestures")
        tabBarItem = UITabBarItem(title: "Gestures", image: nil, tag: 6)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let sets: [(String, [UIGestureRecognizer])] = [
            ("tap", [single, double]), ("press", [UILongPressGestureRecognizer()]),
            ("pan", [UIPanGestureRecognizer()]), ("swipe", [UISwipeGestureRecognizer()]),
            ("pinch", [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]),
        ]
        for (name, recognizers) in sets {
            let view = UIView()
            view.isMultipleTouchEnabled = true
            for recognizer in recognizers {
                recognizer.addTarget(self, action: GesturesViewController.note)
                view.addGestureRecognizer(recognizer)
            }
            add(view, name, height: 90)
        }
        let zoomed = UIScrollView()
        zoomed.delegate = self
        (zoomed.minimumZoomScale, zoomed.maximumZoomScale) = (0.5, 4)
        zoomed.contentSize = picture.frame.size
        zoomed.addSubview(picture)
        add(zoomed, "picture", height: 160)
        addButton("Sliding") { button in
            UIView.animate(withDuration: 1) { button.transform = CGAffineTransform(translationX: 40, y: 0) }
            UIView.animate(withDuration: 1, delay: 1) { button.transform = .identity }
        }
    }

    private func note(_ recognizer: UIGestureRecognizer) {
        diary.note("\(type(of: recognizer)) \(recognizer.state.rawValue)")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

// By its name alone: so it is called in place of the C library's function, which every test has by Foundation.
@_exported public import func TestPausing.pause
